import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ConfirmDialog',
  status: 'stable',
  summary: 'Asks once before something that is hard to undo.',
  keywords: [
    'confirm',
    'confirmation',
    'irreversible',
    'permanent',
    'cannot be undone',
    'delete',
    'are you sure',
    'destructive',
    'alert dialog',
    'typed confirmation',
  ],
  use: ['Before removing, disaccrediting, discarding; `typedConfirmation` for what cannot be undone at all.'],
  avoid: [
    { when: 'It can be undone: do it and offer Undo.', instead: 'Toaster' },
    { when: 'Something has to be filled in.', instead: 'Dialog' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'After the press of the button that starts a loss, before it happens. It belongs to that act and says its object.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'First ask whether it can be undone. Then do it, and offer Undo in the `Toaster`; that costs nobody a question.',
        'Needs a reason or a day as well: a `Dialog` with a form. A status of a record: `StatusChangeDialog`.',
        'A decision on a request asks once more only where it cannot be undone; that is built into `RequestReview`.',
        'Unsaved entries are asked about when the page is left, not at every cancel.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It is an alert dialog: title and consequence are read when it opens, and there is nothing else to do meanwhile.',
        'Escape and Cancel are the same. The focus begins on the window and not on a button, so Enter confirms nothing by accident.',
        'While it works the button says so. A failure is told inside, and the question stays open.',
        'With `typedConfirmation` the button waits for the name of the object. Keep that for what no one can bring back.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The title is the question with verb and object: “Remove licence.pdf?” The text is what is lost, what stays, and who is told.',
        'The button repeats the verb: “Remove”. “OK”, “Yes” and “Are you sure?” say nothing.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Questions that come all day are answered without reading; NN/g says the same of confirmation dialogs. Each needless one makes the needed one weaker.',
        'A verb on the button can be understood without the text above it.',
      ],
    },
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
