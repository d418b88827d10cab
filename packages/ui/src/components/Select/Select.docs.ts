import type { ComponentDocs } from '../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'Select',
  status: 'stable',
  summary: 'One choice of a list with second lines and typeahead.',
  keywords: ['select', 'dropdown', 'picker', 'listbox', 'choose one'],
  use: ['When choices need a hint to be told apart.'],
  avoid: [
    { when: 'One line says all, or weight counts.', instead: 'NativeSelect' },
    { when: 'The list is long enough to be searched.', instead: 'ComboBox' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Button', text: 'The chosen words, or the placeholder, and an arrow.', at: 'button' },
    { name: 'List', text: 'As wide as the button; the chosen line carries a tick.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Enter, Space or Arrow down', does: 'open the list' },
    { keys: 'Arrow up / Arrow down', does: 'move' },
    { keys: 'Home / End', does: 'go to the first and the last' },
    { keys: 'Letters', does: 'go to the choice that begins so' },
    { keys: 'Escape', does: 'closes and keeps the choice' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The button is named by the label and the choice; the list is a listbox.',
    'Read only it is a read-only box with the chosen words: reached by Tab, read, copied, and without a list.',
  ],
  content: ['Words first, hint second: the list shows both, the button only the words.'],
  do: [
    { text: 'Tell choices apart by a hint.', story: 'Open' },
    { text: 'Make it read only where others may change what this person may not.', story: 'ReadOnly' },
  ],
  dont: [{ text: 'Disable it to show an answer: what is disabled cannot be reached or copied.' }],
  changelog: [
    { date: '2026-11-22', text: 'It can be read only.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
