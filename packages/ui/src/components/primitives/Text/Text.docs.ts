import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Text',
  status: 'stable',
  summary: 'Writes running text on the type scale.',
  keywords: ['paragraph', 'typography', 'body', 'caption', 'copy'],
  use: ['For sentences, captions and hints that belong to no other component.'],
  avoid: [
    {
      when: 'It is a title.',
      instead: 'Heading',
    },
    {
      when: 'It is a number.',
      instead: 'Numeric',
    },
    {
      when: 'It is a code.',
      instead: 'Code',
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'In a size, tone and weight of the scale.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    '`as` chooses the element by meaning; the look is chosen apart from it.',
    'A truncated text must be readable somewhere else.',
  ],
  content: ['Sentence case. Lines of at most 68 characters with `hasMeasure`.'],
  pairs: [
    {
      do: { text: 'Limit the measure of long text.', example: 'WithMeasure' },
      dont: { text: 'Truncate what nobody can read elsewhere.', example: 'DontTruncate' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
