import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Spinner',
  status: 'stable',
  summary: 'Says that something short is under way and cannot be measured.',
  keywords: ['loading', 'busy', 'wait', 'activity'],
  use: ['Inside a field or a small part: searching, checking.'],
  avoid: [
    {
      when: 'A button works: it shows that itself.',
      instead: 'Button',
    },
    {
      when: 'The length is known.',
      instead: 'ProgressBar',
    },
    {
      when: 'A page loads.',
      instead: 'LoadingBar',
    },
  ],
  anatomy: [
    {
      name: 'Mark',
      text: 'Turns; with reduced motion it stands.',
    },
    {
      name: 'Label',
      text: 'Read out, or shown beside it.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['A polite status named by its label.'],
  content: ['Say what is going on: “Searching”, not “Please wait”.'],
  pairs: [
    {
      do: { text: 'Show the words where there is room.', example: 'WithWords' },
      dont: { text: 'Cover what people read.', example: 'DontCoverThePage' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
