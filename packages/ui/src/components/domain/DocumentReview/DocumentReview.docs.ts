import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DocumentReview',
  status: 'beta',
  summary:
    'Documents in the order of the work, the values each one proves, and the document itself beside them.',
  keywords: ['review', 'compare', 'documents', 'verify', 'application', 'side by side'],
  use: ['To compare the documents of an application with what was declared.'],
  avoid: [
    { when: 'Only the state of each document is asked for.', instead: 'AccreditationChecklist' },
    { when: 'Values before and after are compared.', instead: 'DiffTable' },
  ],
  anatomy: [
    { name: 'Groups', text: 'Missing, does not match, to compare, verified; empty groups are left out.' },
    {
      name: 'Values',
      text: 'Under the row of the current document: what was declared, and whether its text has it.',
    },
    {
      name: 'Document',
      text: 'A DocumentViewer below its acts. On phones under its row, then the values, then the acts.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the documents' },
    { keys: 'Enter or Space', does: 'opens a document' },
  ],
  accessibility: [
    'The current document says so; each group is a heading with its number.',
    'Whether a value was found is text beside its icon.',
    'When an act leads to the next document, its row takes the focus of the act.',
  ],
  content: ['A short fact at the end of the line: “until 5 Aug 2027”, or what the document says instead.'],
  pairs: [
    {
      do: {
        text: 'Keep the order of the work: what is missing first, what is verified last.',
        example: 'OrderOfTheWork',
      },
      dont: {
        text: 'List optional documents that were not sent: they are no work.',
        example: 'DontListOptional',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-29',
      text: '`missingAct` in the head of the missing documents; list and document end on one line.',
    },
    { date: '2026-11-28', text: '`acts` in place of acts among the children; on phones under the row.' },
    { date: '2026-11-25', text: 'First version.' },
  ],
}
