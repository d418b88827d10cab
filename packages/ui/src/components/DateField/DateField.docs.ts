import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DateField',
  status: 'stable',
  summary: 'A day, typed as day, month and year.',
  keywords: ['date', 'day', 'birthday', 'calendar', 'effective date'],
  use: [
    'For a day people know: a birthday, the date of a licence.',
    'With `minValue` and `maxValue` where other days are wrong.',
  ],
  avoid: [
    {
      when: 'The weekday or the distance matters.',
      instead: 'DatePicker',
    },
    {
      when: 'A period is asked.',
      instead: 'DateRangePicker',
    },
    {
      when: 'Only month and year are known.',
      instead: 'MonthYearField',
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
      text: 'dd, mm and yyyy, each typed by itself.',
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
      does: 'go to the part beside it',
    },
    {
      keys: 'Backspace',
      does: 'empties the part',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'Each part is a spin button with its own name.',
    'An incomplete day is null, and what was typed stays.',
  ],
  content: [
    'The order is always day, month, year; on the screen days are written 31 Mar 2027.',
    'Say the bound in the hint: “Today or later”.',
  ],
  do: [
    {
      text: 'Mark a day out of bounds at once.',
      story: 'BelowLeast',
    },
  ],
  dont: [
    {
      text: 'Ask for a day with a placeholder instead of parts.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
