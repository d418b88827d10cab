import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'NativeSelect',
  status: 'stable',
  summary: 'One choice of a few, with the browser’s own list: small, fast, at home on phones.',
  keywords: ['dropdown', 'select', 'picker', 'options', 'list'],
  use: ['For up to about fifteen short choices.', 'On first screens and in tables, where weight counts.'],
  avoid: [
    {
      when: 'The choices need a second line or an icon.',
      instead: 'Select',
    },
    {
      when: 'There are many choices, found by typing.',
      instead: 'ComboBox',
    },
    {
      when: 'There are two to five and all should be seen.',
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
      name: 'Box',
      text: 'The chosen option and an arrow.',
    },
    {
      name: 'List',
      text: 'The browser’s own.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow up and Arrow down',
      does: 'change the choice, or move in the open list',
    },
    {
      keys: 'Letters',
      does: 'go to the option that begins with them',
    },
    {
      keys: 'Space',
      does: 'opens the list',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'It is a native `select`: everything works as the device does it, forced colours included.',
    'A disabled option stays in the list and cannot be chosen.',
  ],
  content: [
    'The placeholder says what to choose: “Choose a province”.',
    'Options are nouns, in an order people know.',
  ],
  do: [
    {
      text: 'Leave the placeholder out where something is always chosen.',
      story: 'Chosen',
    },
  ],
  dont: [
    {
      text: 'Fill it with more options than fit a screen.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
