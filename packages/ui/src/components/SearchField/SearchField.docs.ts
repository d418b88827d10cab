import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'SearchField',
  status: 'stable',
  summary: 'Words to search for; Escape and the cross clear it.',
  keywords: ['search', 'find', 'query', 'filter', 'lookup'],
  use: [
    'Above a list, for its free-text search.',
    'With `minLength` where the server asks for a least number of characters.',
  ],
  avoid: [
    {
      when: 'One of a known list is chosen.',
      instead: 'ComboBox',
    },
    {
      when: 'The list is narrowed by its attributes.',
      instead: 'FilterBar',
    },
    {
      when: 'Anything in the product is looked for from anywhere.',
      instead: 'CommandPalette',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Glass',
      text: 'Says what the box is for; decoration.',
    },
    {
      name: 'Box',
      text: 'The words.',
    },
    {
      name: 'Clear',
      text: 'A cross, there once something is typed.',
    },
    {
      name: 'Hint',
      text: 'Says how many characters are needed while there are too few.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'searches',
    },
    {
      keys: 'Escape',
      does: 'clears the words; the overlay around it stays open',
    },
  ],
  accessibility: [
    'It is a native search box with a label, even when the label is hidden from sight.',
    'The cross is left out of the tab order, because Escape does the same.',
    'Announce the number of results where they are shown, not here.',
  ],
  content: [
    'Name what is searched: “Search facilities”.',
    'Say in the hint which parts are searched: name, code or licence number.',
  ],
  do: [
    {
      text: 'Say what is missing while the search cannot start.',
      story: 'TooShort',
    },
  ],
  dont: [
    {
      text: 'Search at every key without a pause; wait about 300 ms.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
