import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'StatTile',
  status: 'stable',
  summary: 'A number that asks for work, as a link to the list behind it.',
  keywords: ['figure', 'KPI', 'dashboard', 'counter', 'queue'],
  use: ['At the head of a dashboard: what waits, and for how long.'],
  avoid: [
    {
      when: 'It asks for nothing.',
      instead: 'Numeric',
    },
  ],
  anatomy: [
    {
      name: 'Number',
      text: '28 px in the serif.',
      at: 'a > :nth-child(2)',
    },
    {
      name: 'Label',
      text: 'What is counted.',
      at: 'a > :first-child',
    },
    {
      name: 'Detail',
      text: 'The oldest, in days.',
      at: 'a > :nth-child(3)',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Enter',
      does: 'opens the list',
    },
  ],
  accessibility: [
    'The whole tile is one link named by label and number.',
    'While loading it keeps its size.',
  ],
  content: ['“Pending approval”, “oldest 12 days”.'],
  pairs: [
    {
      do: { text: 'Count work, lead to it, and say when nothing waits.', example: 'WorkToDo' },
      dont: { text: 'Show numbers nobody can act on.', example: 'DontShowTotals' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
