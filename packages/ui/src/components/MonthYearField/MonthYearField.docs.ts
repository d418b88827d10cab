import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'MonthYearField',
  status: 'stable',
  summary: 'A month of a year, for what has no day.',
  keywords: ['month', 'year', 'training', 'report month', 'expiry'],
  use: ['For the end of a training, the month of a report.'],
  avoid: [
    {
      when: 'The day is known.',
      instead: 'DateField',
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
      name: 'Month',
      text: 'The browser’s list of names.',
    },
    {
      name: 'Year',
      text: 'The browser’s list, newest first.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow up and Arrow down',
      does: 'change the part',
    },
    {
      keys: 'Letters and figures',
      does: 'go to the month or year that begins so',
    },
  ],
  accessibility: ['Two native lists in one named group.', 'Half a month is null and stays on the screen.'],
  content: ['Names of months are written out.'],
  do: [
    {
      text: 'Offer only months that can be right.',
      story: 'Bounds',
    },
  ],
  dont: [
    {
      text: 'Ask for a day nobody knows and send the first of the month.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
