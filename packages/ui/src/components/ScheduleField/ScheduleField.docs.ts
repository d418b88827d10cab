import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ScheduleField',
  status: 'stable',
  summary: 'The hours of every week, drawn in a grid or typed day by day.',
  keywords: ['clinic hours', 'weekly schedule', 'availability', 'opening hours', 'timetable'],
  use: ['For clinic hours of a physician at one place; several blocks a day.'],
  avoid: [
    {
      when: 'The hours are only read.',
      instead: 'WeekSchedule',
    },
    {
      when: 'One time is asked.',
      instead: 'TimeField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Grid',
      text: 'Seven days, half an hour a cell; drawn by mouse, finger or keyboard.',
    },
    {
      name: 'List',
      text: 'The same hours as typed times: the way in on phones.',
    },
    {
      name: 'Summary',
      text: 'The hours in words.',
    },
    {
      name: 'Clash',
      text: 'A warning where hours at another place fall together.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'move between cells',
    },
    {
      keys: 'Space or Enter',
      does: 'marks or clears the cell',
    },
    {
      keys: 'Shift and arrow keys',
      does: 'mark several cells',
    },
  ],
  accessibility: [
    'The grid is one stop of the tab order; each cell says its day, time and state.',
    'Changes are announced in words: “Monday 09:00 to 12:00 added”.',
    'Clashes are pattern and words as well as colour.',
  ],
  content: ['Days are written out; times on the 24-hour clock.'],
  do: [
    {
      text: 'Show clashes as a warning, not an error: they may be meant.',
      story: 'Clashes',
    },
    {
      text: 'Let people type where drawing is awkward.',
      story: 'Typed',
    },
  ],
  dont: [
    {
      text: 'Make a finger draw on a phone: it opens as a list.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
