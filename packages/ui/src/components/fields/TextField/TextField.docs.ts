import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'TextField',
  status: 'stable',
  summary: 'One line of text: a name, a telephone number, an address.',
  keywords: ['input', 'text box', 'single line', 'email', 'telephone', 'prefix', 'suffix', 'character count'],
  use: [
    'For short text whose form is free.',
    'With `prefix` and `suffix` for a unit that is always the same, such as +63.',
  ],
  avoid: [
    { when: 'It is a licence or account number.', instead: 'CodeField' },
    { when: 'It may take several lines.', instead: 'TextArea' },
    { when: 'It is an amount in pesos.', instead: 'MoneyField' },
    { when: 'The answer is one of a known list.', instead: 'ComboBox' },
  ],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Box',
      text: 'As tall as the density says, as wide as the answer is long (`width`).',
      at: 'input',
    },
    { name: 'Prefix and suffix', text: 'Words or an icon inside the box.' },
    { name: 'Count', text: 'Characters typed and allowed, when `hasCount`.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [{ keys: 'Enter', does: 'sends the form' }],
  accessibility: [
    ...fieldAccessibility,
    'Typing over `maxLength` is allowed and reported: cutting off would lose what was pasted.',
  ],
  content: [
    'Show the form of the answer in the hint, not in the placeholder, which goes with the first character.',
  ],
  pairs: [
    {
      do: { text: 'Keep the label above the field, and help in the hint.', example: 'LabelAndHint' },
      dont: {
        text: 'Use a placeholder as the label: it is gone when people check what they typed.',
        example: 'DontUsePlaceholders',
      },
    },
    {
      do: { text: 'Let the width tell how long the answer is.', example: 'WidthOfTheAnswer' },
      dont: { text: 'Stretch every field to one width.', example: 'DontStretch' },
    },
    {
      do: { text: 'Say what is wrong and what to do.', example: 'WithError' },
      dont: { text: 'Only reject the answer.', example: 'DontOnlyReject' },
    },
  ],
  changelog: [
    { date: '2026-11-20', text: 'First version.' },
    { date: '2026-11-22', text: 'The input is the browser’s own: faster to type in and to move between.' },
  ],
}
