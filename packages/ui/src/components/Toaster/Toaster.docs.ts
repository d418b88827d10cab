import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Toaster',
  status: 'stable',
  summary: 'The place where messages appear: one at a time, newest on top.',
  keywords: ['toast', 'snackbar', 'message', 'notification', 'alert'],
  use: [
    'For the result of an action that leaves the page as it is: saved, sent, failed.',
    'Mount it once; say messages with `toast.success`, `toast.error`, `toast.promise`.',
  ],
  avoid: [
    {
      when: 'A field is wrong.',
      instead: 'ErrorSummary',
    },
    {
      when: 'The message belongs to the content and stays.',
      instead: 'Notice',
    },
    {
      when: 'It must be answered.',
      instead: 'ConfirmDialog',
    },
  ],
  anatomy: [
    {
      name: 'Icon',
      text: 'By kind: error, info, wait, success, warning.',
    },
    {
      name: 'Words',
      text: 'One or two sentences.',
    },
    {
      name: 'Action',
      text: 'At most one; a message with an action stays.',
    },
    {
      name: 'Count',
      text: 'How often it was said.',
    },
    {
      name: 'Close',
      text: 'A cross.',
    },
    {
      name: 'More',
      text: 'How many others wait; opens the log.',
    },
  ],
  keyboard: [
    {
      keys: 'F6',
      does: 'goes to the message, and back',
    },
    {
      keys: 'Enter or Space on the cross',
      does: 'closes it; the focus returns',
    },
    {
      keys: 'Escape',
      does: 'closes it while the focus is inside',
    },
  ],
  accessibility: [
    'A landmark; errors interrupt a screen reader, the others wait.',
    'It leaves after 5 s; hover, focus and a hidden tab stop the clock.',
    'Nothing is lost: `MessageLog` keeps the session’s messages.',
  ],
  content: [
    'Say what was done and offer the next step: “Room rates submitted. View request”.',
    'No exclamation marks, no “successfully”.',
  ],
  do: [
    {
      text: 'Offer the next step.',
      story: 'WithAction',
    },
    {
      text: 'Turn a wait into its result in place.',
      story: 'PromiseTurnsIntoResult',
    },
  ],
  dont: [
    {
      text: 'Use it for errors of a form: they leave before they are mended.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
