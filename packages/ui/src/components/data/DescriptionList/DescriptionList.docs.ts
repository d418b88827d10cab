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
  guide: [
    {
      title: 'Placement',
      text: [
        'In a card with its title and the way to edit the same facts. On an overview as one dense sheet (`layout="sheet"`), in groups.',
        '`rows` puts the label beside the value, for reading down; `stacked` above it, where values are long.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'One record, many kinds of facts: DescriptionList. Many records, the same facts: `DataTable`.',
        'What changed: `DiffTable`. Events: `Timeline`. A single number that matters: `StatTile`.',
        'Facts that are edited in place are fields in a `Form`, not values that turn into fields.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It has one or two columns by the width of its place, not of the window. A fact that needs the width takes it (`isWide`).',
        'Label and value stay together when columns break, on paper too.',
        'A missing value is a word, “Not given”. Where most are missing, show the given ones and fold the others into one line that counts them (`Disclosure`).',
        'Values may be links, codes and badges; a telephone number is a link on phones.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Labels are nouns of one to three words, without a colon. The order is that of the form where the facts are entered.',
        'Units belong to the value: “180 beds” where the label does not say it.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A native `dl` joins label and value for screen readers without any further markup.',
        'Dense sheets are read by jumping. Equal places for labels let the eye jump; frames around every three facts stop it.',
      ],
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
