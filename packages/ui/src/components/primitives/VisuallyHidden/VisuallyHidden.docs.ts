import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'VisuallyHidden',
  status: 'stable',
  summary: 'Words for screen readers only.',
  keywords: ['screen reader only', 'sr-only', 'hidden text', 'accessible name'],
  use: ['For a name or heading that eyes get from the place.', 'As a live region for what has changed.'],
  avoid: [
    {
      when: 'Everybody needs the words.',
      instead: 'Text',
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'Out of sight, in the order of reading.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    '`as="output"` waits, `role="alert"` interrupts.',
    'It never hides something that takes the focus.',
  ],
  content: ['Whole words; it is read aloud.'],
  pairs: [
    {
      do: { text: 'Say in words what the eye takes from the place.', example: 'WordsForAPlace' },
      dont: { text: 'Say more to one reader than to the other.', example: 'DontSayMore' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
