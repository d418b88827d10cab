import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ErrorSummary',
  status: 'stable',
  summary: 'Lists what keeps a form from being sent and leads to each field.',
  keywords: ['validation', 'errors', 'form errors', 'problems'],
  use: ['Above every form of more than two or three fields, after a refused submit.'],
  avoid: [
    {
      when: 'The whole save failed, not an answer.',
      instead: 'Notice',
    },
    {
      when: 'One field is wrong and in view: its own error is enough.',
      instead: 'TextField',
    },
  ],
  anatomy: [
    {
      name: 'Heading',
      text: 'How many answers need attention.',
    },
    {
      name: 'Lines',
      text: 'The words each field shows, as links to it.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter on a line',
      does: 'focuses the field, with its label in view',
    },
  ],
  accessibility: [
    'It takes the focus when it appears, and again at each refused submit (`attempt`).',
    'It is an alert, so it is read at once.',
    'A line whose field is gone leads nowhere and breaks nothing.',
  ],
  content: ['The same words as at the field, in the order of the form.'],
  do: [
    {
      text: 'Raise `attempt` at every refused submit.',
      story: 'LeadsToFields',
    },
  ],
  dont: [
    {
      text: 'Write a second, shorter wording for the summary.',
    },
    {
      text: 'Show it while somebody is still typing.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
