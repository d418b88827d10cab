import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DescriptionList',
  status: 'stable',
  summary: 'Labels and values of a record, in one or two columns as the width allows.',
  keywords: ['facts', 'key value', 'details', 'definition list', 'properties'],
  use: ['For the facts of a record that are read.'],
  avoid: [
    {
      when: 'Values are compared over rows.',
      instead: 'DataTable',
    },
    {
      when: 'Old and new values are compared.',
      instead: 'DiffTable',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'Muted, above or beside its value.',
      at: 'dt',
    },
    {
      name: 'Value',
      text: 'Words, numbers, links, badges.',
      at: 'dd',
    },
    {
      name: 'Missing',
      text: 'A word where there is no value.',
      at: 'dl > :nth-child(4) > dd',
    },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: [
    'A native `dl`; label and value stay together.',
    'The columns follow the width of the container.',
  ],
  content: ['Labels are nouns; a missing value says “Not given”.'],
  pairs: [
    {
      do: { text: 'Show missing values as words.', example: 'FactsOfRecord' },
      dont: { text: 'Leave facts out because they are empty.', example: 'DontLeaveOut' },
    },
    {
      do: { text: 'Label a fact by a noun of one to three words.', example: 'FactSheet' },
      dont: { text: 'Repeat the record in every label.', example: 'DontRepeatTheRecord' },
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
