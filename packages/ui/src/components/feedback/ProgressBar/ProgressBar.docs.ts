import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  status: 'stable',
  summary: 'Shows how far a job has come.',
  keywords: ['upload', 'progress', 'percent', 'loading'],
  use: ['For uploads, imports and archives whose length is known or will be.'],
  avoid: [
    {
      when: 'A page loads.',
      instead: 'LoadingBar',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is done.',
      at: '[role="progressbar"] span',
    },
    {
      name: 'Value',
      text: 'Percent, or words such as “3 of 12 files”.',
      at: '[role="progressbar"] span + span',
    },
    {
      name: 'Bar',
      text: 'Fills from the start; runs while the length is unknown.',
      at: '[role="progressbar"] > :last-child',
    },
  ],
  anatomyStory: 'Counted',
  keyboard: 'not focusable',
  accessibility: [
    'A progress bar by role, named by its label.',
    'Announce the end where the result appears, not every percent.',
  ],
  content: ['Name the job: “Uploading licence.pdf”.'],
  pairs: [
    {
      do: { text: 'Count things where a percentage says little.', example: 'Counted' },
      dont: { text: 'Guess: a bar that stands at 99 % says nothing.', example: 'DontGuess' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
