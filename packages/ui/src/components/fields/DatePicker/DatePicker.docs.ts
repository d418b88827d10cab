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
  guide: [
    {
      title: 'Placement',
      text: [
        'In forms and above figures that depend on a day. As wide as a day needs, not as the column.',
        'Two days that belong together share a line, or are one `DateRangePicker`.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Near today, or the day of the week matters: DatePicker. Known by heart and far away, such as a birthday: `DateField`, without a calendar.',
        'A first and a last day: `DateRangePicker`. Hours: `TimeField`. Weekly hours: `ScheduleField`.',
        'A few days only, such as versions: a `NativeSelect` with those days; a calendar would offer days that mean nothing.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It is always possible to type: day, month and year are parts that take digits and arrows.',
        'The calendar opens by its button, shows a month with weeks from Sunday, and closes with the chosen day.',
        '`minValue` and `maxValue` strike out days that cannot be chosen; a day that is typed beyond them gets an error that says the bound.',
        'A part that was emptied makes the value null at once; half a date is no date.',
        'Days are days of Asia/Manila and have no time. What a machine reads is `2026-11-20`.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The label says what happens on the day: “Takes effect on”. The hint gives the bound or an effect: “1 Jan 2027 or later.”',
        'An error says which days can be chosen, not that the date is invalid.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'GOV.UK lets people type a date they know. A calendar helps where the week matters, so both are there.',
        'A calendar that must be paged back forty years is slower than eight digits.',
      ],
    },
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
