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
  pairs: [
    {
      do: {
        text: 'Put what belongs together in a stack of its own, with less space inside than around it.',
        example: 'NestedGroups',
      },
      dont: {
        text: 'Give everything one distance: what belongs together is not seen.',
        example: 'DontSpaceEvenly',
      },
    },
    {
      do: { text: 'Let a line wrap.', example: 'WrappingLine' },
      dont: { text: 'Squeeze running text into four columns.', example: 'DontSqueeze' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
