import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'OptionList',
  status: 'stable',
  summary: 'The list of options inside Select, ComboBox and AsyncComboBox.',
  keywords: ['listbox', 'options', 'suggestions', 'results'],
  use: ['Only when writing another field that opens a list of options.'],
  avoid: [
    {
      when: 'A screen needs a choice: take a field that has the list.',
      instead: 'Select',
    },
    {
      when: 'The lines do something.',
      instead: 'Menu',
    },
  ],
  anatomy: [
    {
      name: 'Option',
      text: 'A label, with a tick when it is chosen.',
    },
    {
      name: 'Hint',
      text: 'A second line in a quieter tone.',
    },
    {
      name: 'Empty state',
      text: 'A sentence when nothing matches.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow up and Arrow down',
      does: 'move between options',
    },
    {
      keys: 'Home and End',
      does: 'go to the first and last option',
    },
    {
      keys: 'Enter',
      does: 'chooses',
    },
  ],
  accessibility: [
    'It is a list box; the field around it names it and holds the focus.',
    'The label alone is searched and announced; the hint is read after it.',
  ],
  content: ['A label is what people call the thing; a code is a hint.'],
  do: [
    {
      text: 'Give two options of the same label different hints.',
    },
  ],
  dont: [
    {
      text: 'Put buttons or links into an option.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
