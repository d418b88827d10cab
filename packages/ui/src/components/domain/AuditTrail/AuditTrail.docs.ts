import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AuditTrail',
  status: 'stable',
  summary: 'Who did what and when, with the values before and after on demand.',
  keywords: ['log', 'history', 'audit', 'changes', 'trace'],
  use: ['For auditors and for the question who changed this.'],
  avoid: [
    {
      when: 'A short story is enough.',
      instead: 'Timeline',
    },
    {
      when: 'One change is reviewed.',
      instead: 'DiffTable',
    },
  ],
  anatomy: [
    {
      name: 'Day',
      text: 'Heads the entries of a day in Manila.',
    },
    {
      name: 'Line',
      text: 'Time to the second, code of the entry, person, deed, record as a link.',
    },
    {
      name: 'Details',
      text: 'Values before and after and the origin, folded behind the arrow.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'opens and folds the details',
    },
  ],
  accessibility: [
    'A list of days, each a list of entries; each entry says whether its details are open.',
    'Moments are Manila time and carry their zone for machines.',
  ],
  content: ['Deeds in words: “changed the status”.'],
  pairs: [
    {
      do: {
        text: 'Write the act as people say it, and fold its values until they are wanted.',
        example: 'WithValues',
      },
      dont: {
        text: 'Show names of calls and tables: only developers can read them.',
        example: 'DontShowCalls',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-29',
      text: 'The code stands beside the time; in narrow places the deed has the line below them.',
    },
    {
      date: '2026-11-27',
      text: 'Entries are one line under their day; the record is a link.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
