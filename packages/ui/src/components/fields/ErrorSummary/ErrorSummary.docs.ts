import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ErrorSummary',
  status: 'stable',
  summary: 'Lists what keeps a form from being sent; each line leads to its field.',
  keywords: ['validation', 'errors', 'problems', 'form errors', 'focus', 'alert'],
  use: ['At the head of every form with more than one field, after a refused submit.'],
  avoid: [
    { when: 'One field says it all.', instead: 'TextField' },
    { when: 'The server did not answer.', instead: 'Notice' },
  ],
  anatomy: [
    { name: 'Heading', text: 'How many answers need attention.' },
    { name: 'Lines', text: 'The words of each field, as a link to it.' },
  ],
  keyboard: [{ keys: 'Enter on a line', does: 'moves the focus to the field' }],
  accessibility: [
    'It takes the focus when it appears and again with every attempt; raise `attempt` with each.',
    'Following a line brings the label into view, not only the box.',
  ],
  content: [
    'The words are those the field shows; where they do not say which field is meant ("Enter this."), its label stands in front.',
  ],
  pairs: [
    {
      do: { text: 'Lead each line to its field by the `id` of the field.', example: 'LeadsToFields' },
      dont: { text: 'Say only that something is wrong.', example: 'DontOnlySayWrong' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
