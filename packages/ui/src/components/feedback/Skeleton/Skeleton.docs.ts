import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Skeleton',
  status: 'stable',
  summary: 'Holds the place of content that is loading.',
  keywords: ['loading', 'placeholder', 'shimmer', 'ghost'],
  use: ['While a page is read for the first time, in the shape of what will come.'],
  avoid: [
    {
      when: 'Old content can stay: keep it.',
      instead: 'LoadingBar',
    },
    {
      when: 'The wait is short and small.',
      instead: 'Spinner',
    },
  ],
  anatomy: [
    {
      name: 'Shape',
      text: 'Line, title, block or badge, as wide as the words it stands for.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'It is decoration; the container says “Loading” once.',
    'With reduced motion it stands still.',
  ],
  content: ['None.'],
  pairs: [
    {
      do: { text: 'Match the shape of what comes, so that nothing jumps.', example: 'ShapeOfACard' },
      dont: { text: 'Cover what was already shown while it is refreshed.', example: 'DontCoverOldData' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
