import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'WeekSchedule',
  status: 'beta',
  summary: 'The hours of a week to read: a line a day, in words and as a strip.',
  keywords: ['opening hours', 'clinic hours', 'schedule', 'week view', 'timetable', 'read only'],
  use: ['On public pages and records, wherever hours are shown.'],
  avoid: [{ when: 'The hours are changed.', instead: 'ScheduleField' }],
  anatomy: [
    { name: 'Day', text: 'The seven days, Monday first; `today` stands out.', at: 'li > :first-child' },
    {
      name: 'Strip',
      text: 'The hours between morning and night, for the eye; it leaves on phones and paper.',
      at: 'li > [aria-hidden="true"]',
    },
    { name: 'Hours', text: 'In words, with the place where there are several.', at: 'li > :last-child' },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: ['It is a named list of seven lines; the strip is hidden from screen readers.'],
  content: [
    'The words for a day without hours fit the place: "Closed" for a clinic, "No hours" for a person.',
  ],
  pairs: [
    {
      do: { text: 'Keep days without hours: people look for them.', example: 'WholeWeek' },
      dont: {
        text: 'Write the hours as a sentence: the day of today is not found.',
        example: 'DontWriteSentences',
      },
    },
  ],

  changelog: [
    { date: '2026-11-27', text: 'Colours of places; `layout="lines"` for hours as text.' },
    { date: '2026-11-23', text: 'Notes on single days, such as holidays.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
}
