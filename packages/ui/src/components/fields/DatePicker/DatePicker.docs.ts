import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'DatePicker',
  status: 'stable',
  summary: 'A day, typed as dd/mm/yyyy or picked from a calendar.',
  keywords: ['calendar', 'date picker', 'choose day', 'month view'],
  use: ['For days near today, or where the day of the week matters: first day in force, a visit.'],
  avoid: [
    { when: 'The day is known by heart and may be far away.', instead: 'DateField' },
    { when: 'A first and a last day belong together.', instead: 'DateRangePicker' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Parts', text: 'As in DateField.', at: '[role="group"] > [role="presentation"]' },
    { name: 'Button', text: 'Opens the month.', at: 'button' },
    {
      name: 'Month',
      text: 'Weeks begin on Sunday; today is framed, days that cannot be chosen are struck out.',
    },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow keys in the month', does: 'move by a day or a week' },
    { keys: 'Page up / Page down', does: 'go to the month before and after' },
    { keys: 'Home / End', does: 'go to the first and the last day of the month' },
    { keys: 'Enter', does: 'takes the day and closes' },
    { keys: 'Escape', does: 'closes and keeps the day' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The calendar is a grid in a dialog; the focus returns to the button.',
  ],
  content: ['Say in the error which days can be chosen: "Choose a day from today on."'],
  pairs: [
    {
      do: {
        text: 'Bound it by `minValue` and `maxValue`, and name the bound in the error.',
        example: 'PastTheBound',
      },
      dont: {
        text: 'Let impossible days be chosen and reject them without a reason.',
        example: 'DontLeaveOpen',
      },
    },
    {
      do: { text: 'Use `DateField` for a day that is far away and known by heart.', example: 'FarAwayDay' },
      dont: { text: 'Make people page back forty years for a birthday.', example: 'DontPageBack' },
    },
  ],
  changelog: [
    { date: '2026-11-22', text: 'Read only it has no button: there is nothing to open.' },
    { date: '2026-11-21', text: 'An emptied part is null to the form at once.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
