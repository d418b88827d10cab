import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'DateRangePicker',
  status: 'beta',
  summary: 'A first and a last day, typed or picked from one calendar, with ranges by name.',
  keywords: ['date range', 'from to', 'period', 'between', 'presets', 'calendar'],
  use: ['For the period of a report or a filter, both days included.'],
  avoid: [
    { when: 'It is one day.', instead: 'DatePicker' },
    {
      when: 'It is the day prices begin to hold: the end follows from the next version.',
      instead: 'DatePicker',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Two days',
      text: 'With a dash; on narrow screens they wrap.',
      at: 'span:has(> [role="presentation"])',
    },
    { name: 'Presets', text: 'Ranges to take with one press, beside the calendar, on phones above it.' },
    { name: 'Month', text: 'The first press begins the range, the second ends it.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow keys in the month', does: 'move by a day or a week' },
    { keys: 'Page up / Page down', does: 'go to the month before and after' },
    { keys: 'Enter', does: 'begins the range, then ends it and closes' },
    { keys: 'Escape', does: 'closes' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A range in the wrong order is marked and is null to the form, but stays to be corrected.',
  ],
  content: [
    'A range without an end is an empty field, not a day in the year 9999.',
    'Name presets by what they hold: "This month", "Last month", not "30 days".',
  ],
  pairs: [
    {
      do: { text: 'Offer the two or three ranges people take.', example: 'NamedRanges' },
      dont: {
        text: 'Ask for two dates of one range apart: the last day can be before the first.',
        example: 'DontAskTwice',
      },
    },
  ],

  changelog: [
    { date: '2026-11-22', text: 'Read only it has no button: there is nothing to open.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
}
