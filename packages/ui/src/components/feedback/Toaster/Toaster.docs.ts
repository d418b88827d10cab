import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Toaster',
  status: 'stable',
  summary: 'Says what happened, one message at a time, top right, for five seconds.',
  keywords: [
    'toast',
    'saved',
    'saving worked',
    'non-blocking',
    'inform',
    'success',
    'confirmation',
    'snackbar',
    'notification',
    'message',
    'alert',
    'feedback',
    'undo',
  ],
  use: ['After an action: saved, sent, failed, with the next step or Undo.'],
  avoid: [
    { when: 'It is about an answer of a form.', instead: 'ErrorSummary' },
    { when: 'It stays true while the page is open.', instead: 'Notice' },
    { when: 'It must be answered.', instead: 'ConfirmDialog' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'Once, in the shell of the application. Messages come at the top right, on phones over the full width under the top bar.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A toast confirms what somebody did or tells what happened meanwhile. What has to be read before going on is a `Notice`.',
        'A failure has its place on the page, and a toast besides: whoever looks elsewhere learns that it failed, and finds the reason where the work is.',
        'What can be undone is done at once, with “Undo” in the toast. What cannot is asked before, by `ConfirmDialog`.',
        'News from other people belongs to the `NotificationBell`; what the session said before is in the `MessageLog`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'One at a time, the newest on top, for five seconds. The pointer, the focus or a hidden tab stop the clock. With an action it stays until it is used or closed.',
        'The same message again is counted, not repeated.',
        'Running work is one message that turns into its result (`promise`), not two.',
        'F6 goes to it from anywhere and back.',
      ],
    },
    {
      title: 'Content',
      text: [
        'What happened, to what, in the past: “Room rates submitted.” No “success”, no exclamation mark.',
        'An action is one verb and its thing: “View request”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'What leaves by itself can be missed by anybody who reads slowly, magnifies the screen or looks at the keyboard. So it is never the only place of something people must act on, and the log keeps it (WCAG 2.2, 2.2.1).',
        'More than one at a time covers the page and is read by nobody.',
      ],
    },
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
