import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'MessageLog',
  status: 'stable',
  summary: 'Everything the session has said, with time.',
  keywords: ['history', 'notifications', 'messages', 'bell'],
  use: ['Behind the bell of the top bar, so that a message that leaves is not lost.'],
  avoid: [
    {
      when: 'What happened to a record is listed.',
      instead: 'AuditTrail',
    },
  ],
  anatomy: [
    {
      name: 'Line',
      text: 'Icon, words, kind, time, and how often.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'An ordered list, newest first, with its kind in words.',
    'Times carry the whole moment for machines.',
  ],
  content: ['The same words as the message had.'],
  do: [
    {
      text: 'Say that there is nothing yet.',
      story: 'Empty',
    },
  ],
  dont: [
    {
      text: 'Keep it over sessions: it holds names.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
