import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ConfirmDialog',
  status: 'stable',
  summary: 'Asks once before something that is hard to undo.',
  keywords: ['confirm', 'delete', 'are you sure', 'destructive', 'alert dialog', 'typed confirmation'],
  use: ['Before removing, disaccrediting, discarding; `typedConfirmation` for what cannot be undone at all.'],
  avoid: [
    { when: 'It can be undone: do it and offer Undo.', instead: 'Toaster' },
    { when: 'Something has to be filled in.', instead: 'Dialog' },
  ],
  anatomy: [
    { name: 'Question', text: 'A verb and its object.', at: 'h2' },
    { name: 'What will happen', text: 'And whether it can be undone.', at: '[role="alertdialog"] p' },
    {
      name: 'Buttons',
      text: 'Cancel, then the verb of the question.',
      at: '[role="alertdialog"] > :last-child',
    },
  ],
  anatomyStory: 'Plain',
  keyboard: [
    { keys: 'Escape', does: 'cancels' },
    { keys: 'Enter in the typed text', does: 'confirms once it is right' },
  ],
  accessibility: ['It is an alert dialog: question and consequence are read when it opens.'],
  content: ['"Remove licence.pdf?" with "Remove", never "Are you sure?" with "OK".'],
  pairs: [
    {
      do: { text: 'Ask with the verb and the thing, and say the consequence.', example: 'NamedQuestion' },
      dont: { text: 'Ask "Are you sure?" and answer "Yes".', example: 'DontAskVaguely' },
    },
    {
      do: { text: 'Ask before what reaches far and cannot be undone.', example: 'TypedFirst' },
      dont: {
        text: 'Confirm what people do all day; they will press without reading.',
        example: 'DontAskAlways',
      },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
