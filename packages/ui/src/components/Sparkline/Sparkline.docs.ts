import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Sparkline',
  status: 'beta',
  summary: 'The shape of a row of numbers at the size of a word.',
  keywords: ['chart', 'trend', 'inline chart', 'micro chart', 'price development', 'mini graph'],
  use: [
    'In a table cell or beside a figure, where the shape is enough.',
    'With `curve="step"` for prices in force.',
  ],
  avoid: [
    { when: 'People must read single values from it.', instead: 'LineChart' },
    { when: 'It goes with a figure and its last change.', instead: 'FigureTrend' },
  ],
  anatomy: [
    {
      name: 'Line',
      text: 'From the least to the greatest value over its whole height; gaps where values are missing.',
    },
    { name: 'End point', text: 'Marks the last value.' },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'It is an image named in words: "Daily rate: from ₱11,400.00 to ₱12,400.00, up 8.8 percent".',
    'Set `isDecorative` when words beside it say the same.',
  ],
  content: ['`label` says what the values are, not that it is a chart.'],
  do: [{ text: 'Give money its own `format`, so that the name reads well.', story: 'Prices' }],
  dont: [{ text: 'Compare two sparklines by height: each has its own scale.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
