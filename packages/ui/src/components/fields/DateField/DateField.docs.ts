import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'DateField',
  status: 'stable',
  summary: 'A day, typed as dd/mm/yyyy in three parts.',
  keywords: ['date', 'day', 'birthday', 'typed date', 'segments', 'dd/mm/yyyy'],
  use: ['For days people know by heart or copy: a birthday, a date of issue.'],
  avoid: [{ when: 'People look for the day in a month.', instead: 'DatePicker' }],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Parts',
      text: "Day, month, year, always in this order, whatever the browser's language.",
      at: '[role="group"]',
    },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow left / Arrow right', does: 'go from part to part' },
    { keys: 'Arrow up / Arrow down', does: 'step the part' },
    { keys: 'Digits', does: 'fill the part and go on to the next' },
    { keys: 'Backspace', does: 'empties the part' },
    { keys: 'Ctrl V', does: 'takes a pasted day: 31/12/2026, 31 Dec 2026 or 2026-12-31' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Each part is a spin button with its own name; the label names the group.',
    'As soon as one part is empty the form is told null: what is sent is what is seen.',
    'A day before `minValue` or after `maxValue` is marked by itself; the form says what to do.',
  ],
  content: ['The label says which day: "Valid until", not "Date".'],
  pairs: [
    {
      do: {
        text: 'Let the parts show the format; say in the hint where the day is found.',
        example: 'CopiedDay',
      },
      dont: { text: 'Take a day as text and write its format as a hint.', example: 'DontTakeText' },
    },
    {
      do: { text: 'Use it rather than a calendar for days that are known.', example: 'KnownDay' },
      dont: { text: 'Make people browse a calendar for a birthday.', example: 'DontBrowseYears' },
    },
  ],
  changelog: [
    { date: '2026-11-23', text: 'A pasted day is read.' },
    { date: '2026-11-21', text: 'An emptied part is null to the form at once.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
