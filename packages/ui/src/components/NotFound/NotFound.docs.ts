import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'NotFound',
  status: 'stable',
  summary: 'Says that an address leads nowhere, or to something this person may not know of.',
  keywords: ['404', 'missing page', 'no access'],
  use: ['For unknown addresses and records of others alike: it does not tell which.'],
  avoid: [
    {
      when: 'The person may know of it but not open it.',
      instead: 'EmptyState',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: '“Page not found”, or of the record.',
    },
    {
      name: 'Words',
      text: 'What may have happened.',
    },
    {
      name: 'Actions',
      text: 'A link home, a search.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['The title is the heading of the page and takes the focus after a change of page.'],
  content: ['Never say that a record exists but is not yours.'],
  do: [
    {
      text: 'Name the kind of record when it is known.',
      story: 'Record',
    },
  ],
  dont: [
    {
      text: 'Send people elsewhere by itself.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
