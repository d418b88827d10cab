import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ConfirmDialog',
  status: 'stable',
  summary: 'Asks once before something that is hard to undo.',
  keywords: ['confirmation', 'are you sure', 'delete', 'remove', 'danger'],
  use: [
    'Before a loss or a step others will see: remove, disaccredit, send to a thousand people.',
    'With `typedConfirmation` for what cannot be undone at all.',
  ],
  avoid: [
    {
      when: 'It can be undone: do it, and offer Undo in the message.',
      instead: 'Toaster',
    },
    {
      when: 'A status changes and needs a reason.',
      instead: 'StatusChangeDialog',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'The question.',
    },
    {
      name: 'Body',
      text: 'What will happen, and whether it can be undone.',
    },
    {
      name: 'Typed confirmation',
      text: 'A text to type first, if asked.',
    },
    {
      name: 'Error',
      text: 'What went wrong when it was tried.',
    },
    {
      name: 'Buttons',
      text: 'Cancel, then the verb.',
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'cancels',
    },
    {
      keys: 'Enter in the typed text',
      does: 'confirms, once it is right',
    },
  ],
  accessibility: [
    'It is an alert dialog: title and body are read at once.',
    'While pending it stays open and says so; a failure is announced inside.',
  ],
  content: [
    'Ask with a verb and a name: “Remove licence.pdf?”',
    'The button says the verb: “Remove”, never “OK” or “Yes”.',
  ],
  do: [
    {
      text: 'Say what goes with it.',
      story: 'Danger',
    },
    {
      text: 'Keep it open and say why when it fails.',
      story: 'Failed',
    },
  ],
  dont: [
    {
      text: 'Ask before what can be undone: people learn to press without reading.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
