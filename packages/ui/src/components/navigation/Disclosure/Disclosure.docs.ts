import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Disclosure',
  status: 'stable',
  summary: 'Details that few people need, folded under one line.',
  keywords: ['collapse', 'expand', 'show more', 'details', 'fold'],
  use: ['For details of a form or record that most readers pass over.'],
  avoid: [
    {
      when: 'People need it in order to decide: show it.',
      instead: 'Section',
    },
  ],
  anatomy: [
    {
      name: 'Line',
      text: 'Title and an arrow.',
    },
    {
      name: 'Details',
      text: 'Below, when open.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'opens and folds',
    },
  ],
  accessibility: [
    'A button that says whether it is open.',
    'Folded details are not read; finding in the page opens nothing, so put no needed facts there.',
  ],
  content: ['The title says what is inside: “Audit details”.'],
  do: [
    {
      text: 'Work it by keyboard like a button.',
      story: 'Keyboard',
    },
  ],
  dont: [
    {
      text: 'Fold an error away.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
