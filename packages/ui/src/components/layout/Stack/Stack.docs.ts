import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Stack',
  parts: ['Columns', 'Inline'],
  status: 'stable',
  summary: 'Lays children out under each other, beside each other, or in columns.',
  keywords: ['layout', 'spacing', 'flex', 'grid', 'gap', 'inline', 'columns'],
  use: [
    '`Stack` for one below the other, `Inline` for a line that wraps, `Columns` for two or more that fall under each other.',
  ],
  avoid: [
    {
      when: 'Children need a frame.',
      instead: 'Card',
    },
    {
      when: 'Pairs of label and value are listed.',
      instead: 'DescriptionList',
    },
  ],
  anatomy: [
    {
      name: 'Children',
      text: 'With one step of the space scale between them.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['`as` gives a list or section its element.', 'The order seen is the order read.'],
  content: ['None: it holds no words of its own.'],
  do: [
    {
      text: 'Let a line wrap instead of being cut off.',
      story: 'InlineWrapping',
    },
  ],
  dont: [
    {
      text: 'Add margins to the children.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
