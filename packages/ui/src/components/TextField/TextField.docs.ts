import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TextField',
  status: 'stable',
  summary: 'One line of text.',
  keywords: ['input', 'text box', 'name', 'email', 'entry'],
  use: [
    'For a name, an address line, a number that is not counted with.',
    'With `prefix` or `suffix` for a unit or a fixed part of the answer.',
    'With `hasCount` where the limit is short enough to be met.',
  ],
  avoid: [
    {
      when: 'The answer has several lines.',
      instead: 'TextArea',
    },
    {
      when: 'The answer is an amount in pesos.',
      instead: 'MoneyField',
    },
    {
      when: 'The answer is a code or licence number.',
      instead: 'CodeField',
    },
    {
      when: 'People look for something.',
      instead: 'SearchField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Box',
      text: 'As wide as the answer is long: `short`, `medium`, `long` or `full`.',
    },
    {
      name: 'Prefix and suffix',
      text: 'Words or an icon inside the box, outside the text.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
    {
      name: 'Count',
      text: 'Characters used and allowed, at the end below the box.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'submits the form around it',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'Typing over `maxLength` is allowed and reported; nothing is cut off, and the last characters left are announced.',
    'Set `autoComplete` for what the browser knows: name, email, telephone.',
    'On phones the text has 16 px, so the page does not zoom.',
  ],
  content: [
    'The label names the answer: “Facility name”, not “Enter the facility name”.',
    'A placeholder is an example, never a rule: it goes with the first character.',
    '`isRequired` writes the word “required”; a star would need an explanation.',
  ],
  do: [
    {
      text: 'Show the rule before it is broken, in the hint.',
      story: 'WithHint',
    },
    {
      text: 'Say what would be right, at the field.',
      story: 'Invalid',
    },
  ],
  dont: [
    {
      text: 'Hide the label because the placeholder seems enough.',
    },
    {
      text: 'Forbid typing over the limit: people paste, then shorten.',
      story: 'TooLong',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
