import type { Pattern } from './pattern.ts'

export const forms: Pattern = {
  id: 'forms-and-errors',
  title: 'Forms and errors',
  problem:
    'Get true answers with little effort, say what is wrong where it is wrong, and lose nothing that was typed.',
  use: ['Answers that are saved or sent together, on a page or in a dialog.'],
  avoid: [
    'Filters, which take effect at once: see Lists.',
    'A setting that is kept the moment it is changed: `Switch`.',
    'Many amounts in rows: see Effective dates.',
  ],
  rules: [
    {
      rule: 'One column. Side by side only what is one answer or belongs together, such as a first and a last day.',
      measure: 'Up to 720 px wide, 20 px between fields',
      enforcedBy: '`Form`, `FieldRow`, `Section`',
    },
    {
      rule: 'A box is as wide as its answer. A form of five sections or more lists them beside it, with the errors of each and what is not saved.',
      measure: 'The list 184 px; one line “Sections” in windows of at most 1024 px',
      enforcedBy: '`FieldRow`, `SectionNav`',
    },
    {
      rule: 'To add a record only what is needed is asked; the other sections stand by their names and open when they are chosen, hold an error or become needed.',
      measure: 'Nothing that is required, wrong or typed is folded',
      enforcedBy: 'the form of the portal',
    },
    {
      rule: 'The label is above the control, the hint between them, the error below.',
      measure: 'One hint a field, one sentence',
      enforcedBy: '`Field`',
    },
    {
      rule: 'Required is written as a word. The button is never locked because answers are missing.',
      measure: '“required” beside the label',
      enforcedBy: '`Field`, review',
    },
    {
      rule: 'Answers are checked when the form is sent, and from then on with every change.',
      measure: 'Nothing is marked before the first attempt',
      enforcedBy: 'the form of the portal',
    },
    {
      rule: 'A refused form shows a summary on top, each line a link to its field, in the words of the field. An error of a locked field leads to the field that unlocks it.',
      measure: 'One line an error',
      enforcedBy: '`ErrorSummary`, the check of screens',
    },
    {
      rule: 'The title of the page begins with the number of errors.',
      measure: '“2 errors: Add facility”',
      enforcedBy: 'the form of the portal, the check of screens',
    },
    {
      rule: 'The buttons end the form: the one that saves first, then the ways out. They stick to the lower edge of long forms where the window is high enough.',
      measure: 'Sticky in windows of at least 480 px of height',
      enforcedBy: '`FormActions`',
    },
    {
      rule: 'In a dialog the way out comes first and the button that saves last.',
      measure: 'Every dialog with a form',
      enforcedBy: '`Dialog`, the form dialog of the portal',
    },
    {
      rule: 'Long forms keep a draft on the device, offer it at the next visit, and ask before they are left.',
      measure: 'Written one second after the last key; files are not kept',
      enforcedBy: 'the form of the portal',
    },
    {
      rule: 'One press is one save, however often it is sent. Without a connection the save waits and is sent again.',
      measure: 'One key a save',
      enforcedBy: 'the form of the portal',
    },
  ],
  wording: [
    ['Label', 'A noun in sentence case: “Mobile number”'],
    ['Button', 'A verb and its thing: “Add facility”; while it runs “Saving”'],
    ['Error', 'What is wrong and what would be right: “Choose a day from 24 Nov 2026 on.”'],
    ['Empty required field', 'What to enter: “Enter the name.”'],
    ['Draft', '“You left this form unfinished”, with “Go on with the draft” and “Discard it”'],
    ['Saved meanwhile by another', '“Somebody else saved this record while you were editing”'],
  ],
  accessibility: [
    'The summary takes the focus after every refused attempt; Enter on a line moves it to the field and brings the label into view.',
    'Hint and error are the description of the control. The state “required” is announced by the control itself.',
    'Enter in a field of one line sends the form.',
    'A running button keeps its place and its focus, takes no second press, and says what it is doing.',
    'A form has a name and is a landmark.',
  ],
  reasons: [
    'GOV.UK found that an error summary at the top, with the same words at the field, lets people repair a form whatever its length; we follow it, the number in the title included.',
    'A locked button hides what is missing. Letting people send and naming the gap answers the question they have.',
    'Errors while somebody is still typing interrupt an answer that is about to be right. After an attempt they confirm the repair.',
    'WCAG 2.2: 3.3.1 and 3.3.3 (errors named, with a suggestion), 3.3.2 (labels), 2.4.11 (focus not hidden, which is why the bar sticks only in high windows).',
  ],
  components: [
    ['Form', 'frame and column'],
    ['Section', 'groups with a heading'],
    ['SectionNav', 'the way between the sections of a long form'],
    ['TextField', 'a line of text; each kind of answer has a field of its own'],
    ['ErrorSummary', 'errors with links'],
    ['FormActions', 'buttons'],
    ['Notice', 'draft, and failures that are no field’s'],
    ['Dialog', 'short forms over their page'],
  ],
}
