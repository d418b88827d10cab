import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'MultiComboBox',
  status: 'stable',
  summary: 'Several choices of a long list; what is chosen stands below as tags.',
  keywords: ['multiple', 'tags', 'tokens', 'multiselect', 'autocomplete'],
  use: ['For several of many: specialisations, services, affiliated facilities.'],
  avoid: [
    {
      when: 'All choices fit in view.',
      instead: 'CheckboxGroup',
    },
    {
      when: 'Only one may be chosen.',
      instead: 'ComboBox',
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
      text: 'Narrows the list; it is empty again after each choice.',
    },
    {
      name: 'List',
      text: 'Options, with a tick at the chosen ones.',
    },
    {
      name: 'Tags',
      text: 'What is chosen, in the order of choosing, each removable.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Typing',
      does: 'narrows the list',
    },
    {
      keys: 'Arrow down',
      does: 'opens the list, then moves in it',
    },
    {
      keys: 'Arrow up',
      does: 'moves back',
    },
    {
      keys: 'Enter',
      does: 'chooses and closes',
    },
    {
      keys: 'Escape',
      does: 'closes; the text goes back to what is chosen',
    },
    {
      keys: 'Delete or Backspace on a tag',
      does: 'removes it',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'The tags are a named list beside the field and stay in reach while it is open.',
    'Removing a tag moves the focus to the next one.',
  ],
  content: ['Short labels: a tag is read at a glance.'],
  do: [
    {
      text: 'Let long tags wrap onto a line of their own.',
      story: 'LongNarrow',
    },
  ],
  dont: [
    {
      text: 'Hide choices behind “and 4 more”: what is sent must be seen.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
