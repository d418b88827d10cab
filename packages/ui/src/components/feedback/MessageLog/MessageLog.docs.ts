import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'MessageLog',
  status: 'stable',
  summary: 'Everything the session has said, with time.',
  keywords: ['notifications', 'history', 'log', 'bell', 'messages', 'inbox'],
  use: ['Behind the bell of the top bar, in a drawer.'],
  avoid: [
    { when: 'It is the history of a record.', instead: 'Timeline' },
    { when: 'It is who did what, for the auditors.', instead: 'AuditTrail' },
  ],
  anatomy: [{ name: 'Line', text: 'Icon, text, kind as a word, time, and how often it came.' }],
  keyboard: 'not focusable',
  accessibility: ['It is a list with the newest first; times are true `time` elements.'],
  content: ['The words are those of the message itself, so that support can ask for them.'],
  pairs: [
    {
      do: {
        text: 'Keep the messages of the session, each once with how often it came.',
        example: 'OfTheSession',
      },
      dont: { text: 'Use it as the only place of something people must act on.', example: 'DontHideWork' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
