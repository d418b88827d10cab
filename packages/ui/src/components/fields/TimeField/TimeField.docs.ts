import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'TimeField',
  status: 'beta',
  summary: 'A time of day on the 24-hour clock, typed in two parts.',
  keywords: ['time', 'hour', 'minute', 'clock', 'HH:mm', 'opening hours'],
  use: ['For one time: when a visit is, when a clinic opens.'],
  avoid: [{ when: 'It is the hours of a week.', instead: 'ScheduleField' }],
  anatomy: [...fieldAnatomy, { name: 'Parts', text: 'Hours and minutes.', at: '[role="group"]' }],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow left / Arrow right', does: 'go from part to part' },
    { keys: 'Arrow up / Arrow down', does: 'step the part' },
    { keys: 'Digits', does: 'fill the part and go on to the next' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Each part is a spin button with its own name.',
    'While one part is empty the form is told null.',
  ],
  content: ['Times are written 09:30 everywhere, without AM and PM.'],
  pairs: [
    {
      do: { text: 'Bound it where times cannot be chosen, and say the bound.', example: 'OpensAt' },
      dont: {
        text: 'Use it for a length of time; that is a NumberField of minutes.',
        example: 'DontMeasure',
      },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
