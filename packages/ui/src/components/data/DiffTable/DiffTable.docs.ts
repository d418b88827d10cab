import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DiffTable',
  status: 'stable',
  summary: 'Fields before and after a request; what did not change is folded away.',
  keywords: ['compare', 'before after', 'changes', 'review', 'difference'],
  use: ['To review what a request would change.'],
  avoid: [
    {
      when: 'Two versions of prices are compared.',
      instead: 'PriceHistory',
    },
    {
      when: 'The whole review with its decision is shown.',
      instead: 'RequestReview',
    },
  ],
  anatomy: [
    {
      name: 'Field',
      text: 'Row header.',
      at: 'tbody th',
    },
    {
      name: 'Now',
      text: 'Struck, with a minus.',
      at: 'tbody del',
    },
    {
      name: 'Requested',
      text: 'With a plus; an amount says the difference in percent.',
      at: 'tbody ins',
    },
    {
      name: 'Unchanged',
      text: 'One line with their number.',
      at: 'table ~ button',
    },
    {
      name: 'Moved',
      text: 'A mark where the record changed since the request.',
      at: 'tbody th > span',
    },
  ],
  anatomyStory: 'MovedSince',
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'opens the unchanged fields',
    },
  ],
  accessibility: [
    'A table; removed and added carry hidden words, colour is extra.',
    'In a narrow place every change is a pair with its headings as words.',
  ],
  content: ['Fields have the labels of their form; values are names, not codes.'],
  pairs: [
    {
      do: { text: 'Fold what did not change, and mark what has moved since.', example: 'MovedSince' },
      dont: { text: 'Show unchanged fields between the changed ones.', example: 'DontShowUnchanged' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
