import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'CheckboxGroup',
  status: 'stable',
  summary: 'Any number of choices out of a list.',
  keywords: ['checkboxes', 'multiple choice', 'services', 'tick all that apply'],
  use: [
    'For up to about twelve choices that should all be seen.',
    'In two columns where the labels are short.',
  ],
  avoid: [
    {
      when: 'There are many, found by typing.',
      instead: 'MultiComboBox',
    },
    {
      when: 'Only one may be chosen.',
      instead: 'RadioGroup',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'The question, said before every choice.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Choices',
      text: 'One checkbox each, with a hint if it needs one.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'ticks and unticks',
    },
    {
      keys: 'Tab',
      does: 'goes to the next choice',
    },
  ],
  accessibility: [
    'It is a group with the label as its name; hint and error belong to the group.',
    'A disabled choice is skipped; say in its hint why.',
  ],
  content: [
    'Ask with a noun: “Services offered”.',
    'Order choices as people know them, not by how often they are ticked.',
  ],
  do: [
    {
      text: 'Use two columns only for short labels.',
      story: 'TwoColumns',
    },
  ],
  dont: [
    {
      text: 'Add a choice “All”; an indeterminate checkbox above the list does that.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
