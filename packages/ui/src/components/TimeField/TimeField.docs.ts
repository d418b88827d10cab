import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TimeField',
  status: 'stable',
  summary: 'A time of day on the 24-hour clock, typed in two parts.',
  keywords: ['hour', 'minute', 'clock', 'clinic hours'],
  use: ['For one time: a cut-off, an appointment.'],
  avoid: [
    {
      when: 'The hours of a week are asked.',
      instead: 'ScheduleField',
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
      name: 'Parts',
      text: 'Hours and minutes.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Figures',
      does: 'fill the part, then go on to the next',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'step the part',
    },
    {
      keys: 'Arrow left and Arrow right',
      does: 'go to the other part',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'Each part is a spin button with its own name.',
  ],
  content: ['Times are written 09:00 and 17:30.'],
  do: [
    {
      text: 'Mark a time out of bounds at once.',
      story: 'BelowLeast',
    },
  ],
  dont: [
    {
      text: 'Ask for am and pm beside a 24-hour clock.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
