import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ScheduleField',
  status: 'beta',
  summary: 'The hours of every week, drawn in a grid by mouse or keyboard, or typed day by day.',
  keywords: [
    'schedule',
    'clinic hours',
    'opening hours',
    'weekly pattern',
    'timetable',
    'availability',
    'roster',
  ],
  use: ['For hours that repeat every week, with several blocks a day.'],
  avoid: [
    { when: 'It is one time of one day.', instead: 'TimeField' },
    { when: 'The hours are only shown.', instead: 'WeekSchedule' },
  ],
  anatomy: [
    {
      name: 'Grid',
      text: 'A column a day, a row a half hour; blocks are drawn to the minute.',
      at: '[role="grid"]',
    },
    {
      name: 'Hours elsewhere',
      text: 'Dashed boxes; where they fall together with a block, a warning sign.',
      at: 'td > [aria-hidden="true"]',
    },
    { name: 'Sum', text: 'The pattern in words.', at: '[role="group"] ul' },
    { name: 'Typed form', text: 'A line a block, with two times; the first form on phones.' },
  ],
  anatomyStory: 'Clashes',
  keyboard: [
    { keys: 'Arrow keys', does: 'move by one cell' },
    { keys: 'Space or Enter', does: 'fills or empties the cell' },
    { keys: 'Shift and arrow keys', does: 'draw a rectangle of hours and days; going back makes it smaller' },
    { keys: 'Delete or Backspace', does: 'takes the block under the cell away' },
    { keys: 'Home / End', does: 'go to Monday and Sunday; with Ctrl or Command to the corners' },
    { keys: 'Page up / Page down', does: 'move by two hours' },
  ],
  accessibility: [
    'The grid is one stop of Tab; each cell is named by day and time and says whether it is chosen.',
    'Every change is read out in one sentence: "Monday to Friday 09:00–12:00 added."',
    'A finger taps single cells, so that the page can be scrolled over the grid.',
  ],
  content: [
    'It knows days of the week only; one-off dates are a list of their own.',
    'Say hours elsewhere with the name of the place.',
  ],
  pairs: [
    {
      do: {
        text: 'Give the hours at other places, so that people see a clash before the patient does.',
        example: 'WithOtherPlaces',
      },
      dont: {
        text: 'Ask for hours as a text: no list can search it, and no clash is seen.',
        example: 'DontTakeText',
      },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
