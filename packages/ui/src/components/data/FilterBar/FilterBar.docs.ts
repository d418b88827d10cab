import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'FilterBar',
  parts: ['FilterChip'],
  status: 'stable',
  summary: 'Filters of a list as chips: dashed while only suggested, filled with their value once set.',
  keywords: ['filter', 'chips', 'facets', 'narrow list', 'refine', 'saved view'],
  use: ['Over a list with more than two properties worth narrowing by; it takes effect at once.'],
  avoid: [
    { when: 'People look for a word.', instead: 'SearchField' },
    { when: 'Answers are saved with a form.', instead: 'Form' },
  ],
  anatomy: [
    { name: 'Filled chips', text: 'What is set, with its value and a cross.', at: '[role="toolbar"] > span' },
    {
      name: 'Dashed chips',
      text: 'Filters that are suggested, then "More" for the rest; on phones one chip, "Filters", for all of them.',
      at: '[role="toolbar"] > button',
    },
    { name: 'Clear all', text: 'From two set filters on.', at: '[role="toolbar"] > :last-child' },
    {
      name: 'Editor',
      text: 'A small panel at the chip, on phones a sheet of full height with the number of results.',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow keys, Home, End', does: 'move between the chips' },
    { keys: 'Enter', does: 'opens the editor of the chip' },
    { keys: 'Delete or Backspace', does: 'clears the chip; the focus stays in the bar' },
  ],
  accessibility: ['It is a toolbar with a name; a chip says its filter and its value.'],
  content: ['A chip is a noun and its value: "Status: Accredited"; from three values on "Status: 3 chosen".'],
  pairs: [
    {
      do: { text: 'Suggest the filters people use; the others stand behind More.', example: 'SuggestedFew' },
      dont: { text: 'Suggest every filter there is.', example: 'DontSuggestAll' },
    },
  ],
  changelog: [
    { date: '2026-11-29', text: '`FilterChip` is a chip whose editor is its owner’s.' },
    { date: '2026-11-28', text: 'On phones filters that are not set are behind one chip.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
