import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Select',
  status: 'stable',
  summary: 'One choice of a list whose options need a second line.',
  keywords: ['dropdown', 'listbox', 'picker', 'options'],
  use: ['For a choice whose options need a hint: a code, an address, a consequence.'],
  avoid: [
    {
      when: 'Plain words are enough.',
      instead: 'NativeSelect',
    },
    {
      when: 'There are more than about twenty options.',
      instead: 'ComboBox',
    },
    {
      when: 'Two to five options should all be in view.',
      instead: 'RadioGroup',
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
      name: 'Button',
      text: 'The chosen option and an arrow.',
    },
    {
      name: 'List',
      text: 'Options with a label, a hint and a tick at the chosen one.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow down or Enter',
      does: 'opens the list',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'move in it',
    },
    {
      keys: 'Home and End',
      does: 'go to the first and last option',
    },
    {
      keys: 'Letters',
      does: 'go to the option that begins with them',
    },
    {
      keys: 'Enter or Space',
      does: 'chooses and closes',
    },
    {
      keys: 'Escape',
      does: 'closes without a change',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'It follows the select-only combobox of the ARIA practices; focus returns to the button.',
    'It weighs as much as a whole screen; first screens use `NativeSelect`.',
  ],
  content: ['Labels are short; what tells two options apart goes into the hint.'],
  do: [
    {
      text: 'Use the second line for what tells options apart.',
      story: 'Open',
    },
  ],
  dont: [
    {
      text: 'Put an action among the options.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
