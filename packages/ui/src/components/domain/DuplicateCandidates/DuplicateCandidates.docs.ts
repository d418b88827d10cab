import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DuplicateCandidates',
  status: 'stable',
  summary: 'Records that may be the same as the one being entered.',
  keywords: ['duplicates', 'matches', 'similar', 'merge', 'check'],
  use: ['After a name was typed in a registration or a new record.'],
  avoid: [
    {
      when: 'Somebody looks for a record.',
      instead: 'AsyncComboBox',
    },
  ],
  anatomy: [
    {
      name: 'Candidate',
      text: 'Name, code, place.',
    },
    {
      name: 'Common',
      text: 'What both have in common, marked.',
    },
    {
      name: 'Answer',
      text: 'This is the same, or a different one.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through the candidates',
    },
    {
      keys: 'Enter or Space',
      does: 'answers',
    },
  ],
  accessibility: ['How many were found is announced.', 'What the reader may not see is not shown.'],
  content: ['Say what is alike: “same licence number”.'],
  pairs: [
    {
      do: {
        text: 'Compare trait by trait, and let people say that it is another one.',
        example: 'SameOrAnother',
      },
      dont: { text: 'Forbid going on: two facilities may share a name.', example: 'DontForbid' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
