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
  do: [{ text: 'Keep it open while the work is under way, and say in it what went wrong.', story: 'Failed' }],
  dont: [{ text: 'Confirm what people do all day; they will press without reading.' }],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
