import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'LoadingBar',
  status: 'stable',
  summary: 'The thin line at the upper edge of the window that runs while something loads.',
  keywords: ['progress', 'loading', 'route change', 'busy'],
  use: ['Once, in the frame: for page changes and requests people wait for.'],
  avoid: [
    {
      when: 'The end can be known.',
      instead: 'ProgressBar',
    },
    {
      when: 'A part of the page is filled.',
      instead: 'Skeleton',
    },
  ],
  anatomy: [
    {
      name: 'Track',
      text: '2 px across the window.',
    },
    {
      name: 'Bar',
      text: 'Runs, fills, and is gone after 500 ms.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    '“Loading” is announced once; the bar itself is hidden.',
    'With reduced motion it stands instead of running.',
  ],
  content: ['None beside the announced word.'],
  do: [
    {
      text: 'Fill, then go.',
      story: 'CompletesAndResets',
    },
  ],
  dont: [
    {
      text: 'Show it for what takes less than a moment, at every key.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
