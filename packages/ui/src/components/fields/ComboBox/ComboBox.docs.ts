import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'ComboBox',
  status: 'stable',
  summary: 'One choice of a long list that is already here; typing narrows it.',
  keywords: ['autocomplete', 'typeahead', 'dropdown', 'searchable select', 'filter list'],
  use: ['For some twenty to a few thousand choices that are loaded: provinces, cities, bank branches.'],
  avoid: [
    { when: 'The list lives on the server.', instead: 'AsyncComboBox' },
    { when: 'Several may be chosen.', instead: 'MultiComboBox' },
    { when: 'There are only a few.', instead: 'NativeSelect' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'What is typed or chosen.', at: 'input' },
    { name: 'Arrow', text: 'Opens the whole list.', at: 'button' },
    { name: 'List', text: 'What matches, or the words of `empty`.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow down', does: 'opens the list and moves in it' },
    { keys: 'Enter', does: 'takes the marked choice' },
    { keys: 'Escape', does: 'closes the list, then takes back what was typed' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'How many choices are left is announced as one types.',
    'Words nobody chose are taken back when the field is left.',
  ],
  content: ['The words of `empty` say what to try: "No city begins so. Choose the province first."'],
  pairs: [
    {
      do: { text: 'Use it to choose one of many that are known.', example: 'OneOfMany' },
      dont: { text: 'Use it to take free text.', example: 'DontTakeFreeText' },
    },
    {
      do: {
        text: 'Show two or three choices at once, in a `RadioGroup`.',
        example: 'FewChoices',
      },
      dont: {
        text: 'Hide two or three choices in a list that has to be opened.',
        example: 'DontHideTwo',
      },
    },
  ],
  changelog: [
    { date: '2026-11-22', text: 'Read only it has no arrow: there is nothing to open.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
