import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'SearchField',
  status: 'stable',
  summary: 'Words to search a list for; Escape and the cross clear it.',
  keywords: ['search', 'find', 'query', 'filter text', 'lookup'],
  use: ['Over a list, in the shell, in the public directory.'],
  avoid: [
    { when: 'The person must choose one of the results.', instead: 'AsyncComboBox' },
    { when: 'The list is narrowed by a known property.', instead: 'FilterBar' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Magnifier', text: 'A mark, not a button.', at: 'span:has(+ input)' },
    { name: 'Text', text: 'What is searched for.', at: 'input' },
    {
      name: 'Clear',
      text: 'A cross that appears with the first character, in a place that was kept for it.',
      at: 'button',
    },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Enter', does: 'searches at once' },
    { keys: 'Escape', does: 'clears the words; on an empty field it is left to what is around' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'While there are fewer characters than `minLength`, the hint says how many are needed.',
    'Keys of an input method that is still composing neither search nor clear.',
  ],
  content: [
    'The caller waits for a pause in the typing before it asks the server.',
    'The placeholder says what can be searched: "Name or code".',
  ],
  pairs: [
    {
      do: { text: 'Show the label where the place does not make it plain.', example: 'OverAList' },
      dont: { text: 'Take one character as a search: everything is found.', example: 'DontSearchOneLetter' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
