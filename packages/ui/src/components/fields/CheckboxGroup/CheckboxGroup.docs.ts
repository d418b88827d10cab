import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'CheckboxGroup',
  status: 'stable',
  summary: 'Any number of choices out of a list that is all in view.',
  keywords: ['multiple choice', 'check list', 'options', 'services offered', 'select several'],
  use: ['For up to about twelve choices of which several may hold.'],
  avoid: [
    { when: 'There are more than people can scan.', instead: 'MultiComboBox' },
    { when: 'Exactly one may hold.', instead: 'RadioGroup' },
  ],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Boxes',
      text: 'In one column, or two on screens wider than a phone.',
      at: 'label:has([type="checkbox"])',
    },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Tab', does: 'goes from box to box' },
    { keys: 'Space', does: 'ticks or clears the box' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'It is a group; its hint and error are its description, those of a box belong to the box.',
  ],
  content: ['Order by how often they are chosen, or by the alphabet when there are many.'],
  pairs: [
    {
      do: { text: 'Keep a choice that is not open now, and say why in its hint.', example: 'DisabledChoice' },
      dont: {
        text: 'Leave it out: people look for it, and think it was forgotten.',
        example: 'DontLeaveOut',
      },
    },
    {
      do: { text: 'Use two columns for short labels only.', example: 'TwoColumns' },
      dont: { text: 'Put sentences into two columns.', example: 'DontBreakSentences' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
