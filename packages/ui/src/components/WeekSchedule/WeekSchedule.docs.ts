import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'WeekSchedule',
  status: 'stable',
  summary: 'The hours of a week to read: a line a day, in words and as a strip.',
  keywords: ['clinic hours', 'opening hours', 'timetable', 'availability'],
  use: ['On records and in the public directory, for hours that are only read.'],
  avoid: [
    {
      when: 'The hours are changed.',
      instead: 'ScheduleField',
    },
  ],
  anatomy: [
    {
      name: 'Day',
      text: 'Its name; today stands out.',
    },
    {
      name: 'Strip',
      text: 'Morning to night, the hours filled; decoration.',
    },
    {
      name: 'Hours',
      text: 'In words, with the place where there are several.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'It is a named list of seven lines; the strip is hidden from screen readers.',
    'In forced colours the strip keeps its edges.',
  ],
  content: ['A day without hours says so: “No hours”.'],
  do: [
    {
      text: 'Show every day, the empty ones too.',
      story: 'Default',
    },
  ],
  dont: [
    {
      text: 'Show a week nobody keeps any more: leave the part out.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
