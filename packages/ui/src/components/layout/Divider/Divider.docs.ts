import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Divider',
  status: 'stable',
  summary: 'A hairline between two groups of content.',
  keywords: ['rule', 'separator', 'line', 'hr'],
  use: ['Between groups that a heading would overdo.'],
  avoid: [
    {
      when: 'The groups deserve a title.',
      instead: 'Section',
    },
    {
      when: 'Space alone tells them apart.',
      instead: 'Stack',
    },
  ],
  anatomy: [
    {
      name: 'Line',
      text: '1 px in the colour of edges.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['It is a native `hr`, read as a separator.'],
  content: ['None.'],
  do: [
    {
      text: 'Let the space around it do most of the work.',
    },
  ],
  dont: [
    {
      text: 'Draw one under every heading.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
