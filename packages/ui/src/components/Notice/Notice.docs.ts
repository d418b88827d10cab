import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Notice',
  status: 'stable',
  summary: 'A message that belongs to the content around it and stays until its reason is gone.',
  keywords: ['banner', 'alert', 'callout', 'inline message', 'warning'],
  use: ['For a state of the record or form that must be known: pending copy, offline, licence expiring.'],
  avoid: [
    {
      when: 'It reports an action.',
      instead: 'Toaster',
    },
    {
      when: 'Nothing else is there.',
      instead: 'EmptyState',
    },
  ],
  anatomy: [
    {
      name: 'Icon',
      text: 'By kind: note, attention, error, done.',
    },
    {
      name: 'Title',
      text: 'Optional.',
    },
    {
      name: 'Words',
      text: 'What it means and what to do.',
    },
    {
      name: 'Actions',
      text: 'Buttons and links under the words.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'The icon names the kind, so colour only repeats it.',
    '`isLive` when it appears after the page: danger interrupts, the others wait.',
    'In forced colours it keeps an edge and its icon.',
  ],
  content: ['One reason, one notice; the reason first.'],
  do: [
    {
      text: 'Offer the way out inside it.',
      story: 'WithActions',
    },
  ],
  dont: [
    {
      text: 'Stack three of them: write one.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
