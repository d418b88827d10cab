import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'NotFound',
  status: 'stable',
  summary: 'Says that an address leads nowhere, or to something this person may not know of.',
  keywords: ['404', 'missing', 'no access', 'wrong address', 'dead link'],
  use: ['As the whole page for an unknown address, and for a record that is not there or not theirs.'],
  avoid: [{ when: 'A list is empty.', instead: 'EmptyState' }],
  anatomy: [
    { name: 'Heading', text: '"Page not found", or the kind of record.', at: 'h1' },
    { name: 'Text', text: 'What may be the reason.', at: 'h1 + p' },
    { name: 'Ways out', text: 'A link home, a search.', at: 'h1 ~ div' },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: ['Its heading is the first of the page.'],
  content: ['It does not tell whether the record exists.'],
  pairs: [
    {
      do: {
        text: 'Name the kind of record where it is known, and give a way on.',
        example: 'RecordNotFound',
      },
      dont: {
        text: 'Send people away by themselves, before they read the address.',
        example: 'DontSendAway',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
