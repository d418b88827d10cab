import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Tooltip',
  status: 'stable',
  summary: 'Names or explains a control while it is hovered or focused.',
  keywords: ['hint', 'title', 'hover text', 'label', 'icon name'],
  use: ['For the name of a button that shows only an icon.'],
  avoid: [{ when: 'Somebody needs the fact to go on: use the hint of the field.', instead: 'TextField' }],
  anatomy: [{ name: 'Bubble', text: 'Up to 20 rem wide, above the control.' }],
  keyboard: [
    { keys: 'Tab', does: 'shows it when the focus arrives' },
    { keys: 'Escape', does: 'hides it' },
  ],
  accessibility: [
    'It is the description of the control; on touch screens it is never shown, so it never holds what is needed.',
  ],
  content: ['A few words, no full stop.'],
  pairs: [
    {
      do: { text: 'Add something the control does not say.', example: 'AddsAReason' },
      dont: { text: 'Repeat the visible label.', example: 'DontRepeat' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
