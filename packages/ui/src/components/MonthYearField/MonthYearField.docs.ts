import type { ComponentDocs } from '../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'MonthYearField',
  status: 'beta',
  summary: 'A month of a year, for what has no day: the end of a training, the month of a report.',
  keywords: ['month', 'year', 'period', 'expiry', 'two selects', 'yyyy-MM'],
  use: ['When people know the month and nobody needs the day.'],
  avoid: [{ when: 'The day is known.', instead: 'DateField' }],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Month', text: 'January to December.', at: 'div:nth-child(1) > span > select' },
    { name: 'Year', text: 'The newest first, within the bounds.', at: 'div:nth-child(2) > span > select' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow up / Arrow down', does: 'choose in the list that has the focus' },
    { keys: 'Letters', does: 'go to the month that begins so' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'It is a group of two lists, named Month and Year; hint and error describe the group.',
    'Read only it is one box with the month in words: "March 2024".',
    'Half a month stays on the screen and is null to the form.',
  ],
  content: ['The label says whose month: "Residency completed".'],
  do: [{ text: 'Bound it, so that the list of years stays short.', story: 'Bounds' }],
  dont: [{ text: 'Ask for a day nobody remembers just because a date field was at hand.' }],
  changelog: [
    { date: '2026-11-22', text: 'It can be read only.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
}
