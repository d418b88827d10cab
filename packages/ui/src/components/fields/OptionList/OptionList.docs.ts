import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'OptionList',
  status: 'stable',
  summary: 'The list inside Select and the combo boxes: lines with a hint, a tick and keyboard focus.',
  keywords: ['listbox', 'options', 'dropdown list', 'menu items', 'choices'],
  use: ['Only inside this package, in a field that opens a list.'],
  avoid: [
    { when: 'The lines are actions.', instead: 'Menu' },
    { when: 'The lines stand on the page.', instead: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Line', text: 'Words, an optional second line, a tick when chosen.' },
    { name: 'Empty line', text: 'The words of the field when there is nothing.' },
  ],
  keyboard: [
    { keys: 'Arrow up / Arrow down', does: 'move' },
    { keys: 'Home / End', does: 'go to the first and the last' },
  ],
  accessibility: [
    'It is a listbox; the field around it gives it its name.',
    "In forced colours the marked and the chosen line take the system's highlight.",
  ],
  content: [
    'No buttons or links in a line: they cannot be reached.',
    'One line of words and at most one of hint.',
  ],
  pairs: [
    {
      do: {
        text: 'Give each line an id of its own, and what tells two of one name apart in its hint.',
        example: 'LinesWithHints',
      },
      dont: {
        text: 'Repeat the code in the label: it is what people read and type.',
        example: 'DontLabelCodes',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
