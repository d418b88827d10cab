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
  pairs: [
    {
      do: {
        text: 'Let space divide, and draw a line only between groups of another kind.',
        example: 'BetweenGroups',
      },
      dont: { text: 'Draw one under every line.', example: 'DontRuleEveryLine' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
