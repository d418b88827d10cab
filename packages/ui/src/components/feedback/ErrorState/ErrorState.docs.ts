import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ErrorState',
  status: 'stable',
  summary: 'Fills the place of content that could not be read, with a way to try again.',
  keywords: ['failed', 'error', 'retry', 'offline', 'could not load'],
  use: ['Where a page or a part of it could not be read at all.'],
  avoid: [
    { when: 'Old content can stay: put a message over it.', instead: 'Notice' },
    { when: 'It does not exist.', instead: 'NotFound' },
  ],
  anatomy: [
    { name: 'Text', text: 'What could not be read, and why.' },
    { name: 'Try again', text: 'A button that says what it is doing.' },
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'presses the button' }],
  accessibility: ['It is an alert, so it is read when it appears.'],
  content: ['"The record could not be read", then the reason in the words of the catalogue.'],
  pairs: [
    {
      do: { text: 'Say what failed, why, and what to do.', example: 'TryAgain' },
      dont: { text: 'Show a code alone.', example: 'DontShowCodes' },
    },
    {
      do: { text: 'Offer another way where trying again is of no use.', example: 'OtherWay' },
      dont: { text: 'End without a way on.', example: 'DontEndThere' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
