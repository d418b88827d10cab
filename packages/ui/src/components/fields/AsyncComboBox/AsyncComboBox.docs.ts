import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'AsyncComboBox',
  status: 'stable',
  summary: 'One choice of a list on the server, or of more than 1,500: searches from the first character.',
  keywords: [
    'city',
    'long list',
    'many options',
    'thousands',
    'lookup',
    'server search',
    'typeahead',
    'autocomplete',
    'find record',
    'async',
  ],
  use: [
    'To choose a facility, a physician, a user, one of thousands. The list may be on the page: `load` then filters it and resolves with the first matches.',
  ],
  avoid: [
    { when: 'The list is here already and has up to 1,500 choices.', instead: 'ComboBox' },
    { when: 'People only want to find, not to choose.', instead: 'SearchField' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'What is typed or chosen.', at: 'input' },
    { name: 'List', text: 'What was found, or in words why there is nothing.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow down', does: 'moves into what was found' },
    { keys: 'Enter', does: 'takes the marked choice' },
    { keys: 'Escape', does: 'closes the list, then takes back what was typed' },
  ],
  accessibility: [
    ...fieldAccessibility,
    '"Searching", "Nothing matches" and a failure are said in words, in the list and to screen readers.',
    'Late answers are dropped; a search under way is broken off by the next one.',
  ],
  content: [
    'Answer one or two characters with about five choices: they are enough to go on typing.',
    'The hint of a choice tells namesakes apart: code and town.',
  ],
  pairs: [
    {
      do: {
        text: 'Give the value with its label, so that it shows before anything was searched.',
        example: 'ChosenBefore',
      },
      dont: { text: 'Load thousands of records into a choice of the page.', example: 'DontListThousands' },
    },
  ],

  changelog: [
    { date: '2026-11-23', text: 'Searches from the first character; `whenNothing` leads on.' },
    { date: '2026-11-21', text: 'Leaving the field keeps the choice; clearing the text clears it.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
