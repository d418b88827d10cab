import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'LoadingBar',
  status: 'stable',
  summary: 'A thin line at the upper edge while a page or a request is loading.',
  keywords: ['progress', 'loading', 'route change', 'top bar', 'NProgress'],
  use: ['Once in the shell.'],
  avoid: [
    { when: 'The length of the work is known.', instead: 'ProgressBar' },
    { when: 'A part of the page has nothing to show yet.', instead: 'Skeleton' },
  ],
  anatomy: [{ name: 'Line', text: '2 px; runs, fills, and is gone 500 ms later.' }],
  keyboard: 'not focusable',
  accessibility: [
    'Screen readers hear "Loading" once; the line itself is hidden from them.',
    'Where less motion is asked for it stands still.',
  ],
  content: ['It has no words.'],
  pairs: [
    {
      do: {
        text: 'Show one sign of waiting, at the upper edge, for what people wait for.',
        example: 'OneSign',
      },
      dont: { text: 'Add a second sign for the same work.', example: 'DontShowTwo' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
