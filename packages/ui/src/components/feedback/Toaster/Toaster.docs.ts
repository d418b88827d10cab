import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Toaster',
  status: 'stable',
  summary: 'Says what happened, one message at a time, top right, for five seconds.',
  keywords: ['toast', 'snackbar', 'notification', 'message', 'alert', 'feedback', 'undo'],
  use: ['After an action: saved, sent, failed, with the next step or Undo.'],
  avoid: [
    { when: 'It is about an answer of a form.', instead: 'ErrorSummary' },
    { when: 'It stays true while the page is open.', instead: 'Notice' },
    { when: 'It must be answered.', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    {
      name: 'Spine and icon',
      text: 'The kind: error, information, in progress, done, warning.',
      at: '[role="alertdialog"] > span',
    },
    { name: 'Text', text: 'With its count when it came several times.', at: '[role="alertdialog"] p' },
    {
      name: 'Action',
      text: 'One, such as "View request" or "Undo"; the message then stays.',
      at: '[role="alertdialog"] div > button:first-child',
    },
    {
      name: 'Others',
      text: '"2 more" opens the message log.',
      at: '[role="alertdialog"] div > button:nth-child(2)',
    },
  ],
  anatomyStory: 'Anatomy',
  keyboard: [
    { keys: 'F6', does: 'goes to the message and back, from anywhere, dialogs included' },
    { keys: 'Escape inside', does: 'closes it' },
  ],
  accessibility: [
    'The region is a landmark named "Messages"; errors interrupt, everything else waits.',
    'Hover, focus and a hidden tab stop the clock; everything is kept in the log.',
  ],
  content: ['What happened, to what: "Room rates submitted." Errors say what to do.'],
  pairs: [
    {
      do: { text: 'Say what happened and offer the next step.', example: 'NextStep' },
      dont: { text: 'Announce what people see anyway.', example: 'DontRepeatTheScreen' },
    },
    {
      do: { text: 'Report a failure of work that left no trace on the page.', example: 'Failure' },
      dont: {
        text: 'Report the error of a field: it belongs beside the field.',
        example: 'DontReportFields',
      },
    },
  ],
  changelog: [
    {
      date: '2026-11-21',
      text: 'Long text is reached by the keyboard; F6 lets go where nothing had the focus.',
    },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
