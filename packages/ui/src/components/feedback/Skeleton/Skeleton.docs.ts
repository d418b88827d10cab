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
  do: [
    {
      text: 'Match the shape of the content, so nothing jumps.',
      story: 'Shapes',
    },
  ],
  dont: [
    {
      text: 'Show it again when a page is only refreshed.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
