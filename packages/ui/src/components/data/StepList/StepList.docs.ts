import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'StepList',
  status: 'stable',
  summary: 'Where one is in a guided form, and the way back.',
  keywords: ['wizard', 'steps', 'stepper', 'progress', 'registration'],
  use: ['Beside a form of several pages: registration.'],
  avoid: [
    {
      when: 'The parts are in no order.',
      instead: 'TabNav',
    },
    {
      when: 'The progress of a job is shown.',
      instead: 'ProgressBar',
    },
  ],
  anatomy: [
    {
      name: 'Steps',
      text: 'Done, current, open, or in need of attention.',
    },
    {
      name: 'Text',
      text: '“Step 2 of 6: Licence”, where there is no room.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space on a done step',
      does: 'goes back to it',
    },
  ],
  accessibility: [
    'An ordered list; each step says its state in words, the current one is marked.',
    'Only steps that are done or have errors lead back.',
  ],
  content: ['One or two words for a step: “Licence”.'],
  pairs: [
    {
      do: { text: 'Name each step by what is done in it.', example: 'WayThrough' },
      dont: { text: 'Number the steps without naming them.', example: 'DontNumberOnly' },
    },
  ],
  changelog: [
    { date: '2026-11-27', text: '`onNavigate` in place of `onSelect`.' },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
