import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Numeric',
  status: 'stable',
  summary: 'Writes pesos, a percentage or a count in figures of one width.',
  keywords: ['money', 'amount', 'percent', 'number', 'currency'],
  use: ['For every number that is shown.'],
  avoid: [
    {
      when: 'The number is typed.',
      instead: 'NumberField',
    },
    {
      when: 'An amount is typed.',
      instead: 'MoneyField',
    },
  ],
  anatomy: [
    {
      name: 'Sign',
      text: '− (U+2212), and + before a rise in percent.',
    },
    {
      name: 'Figures',
      text: 'One width, so columns align.',
    },
    {
      name: 'None',
      text: 'Words when there is no value.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['The minus is read as “minus”.', 'Missing is said in words, never an empty cell.'],
  content: ['₱1,234.50; 8.8%; 1,204. `none` says why: “Not set”.'],
  pairs: [
    {
      do: { text: 'Write what is paid in full, and say when there is none.', example: 'InFull' },
      dont: { text: 'Round what is paid.', example: 'DontRound' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
