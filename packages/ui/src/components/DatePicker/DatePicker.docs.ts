import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DatePicker',
  status: 'stable',
  summary: 'A day, typed or picked from a calendar.',
  keywords: ['date', 'calendar', 'effective date', 'expiry'],
  use: ['For a day near today, where the weekday or the week matters: effective dates, ends of validity.'],
  avoid: [
    {
      when: 'The day is known by heart and long ago.',
      instead: 'DateField',
    },
    {
      when: 'A period is asked.',
      instead: 'DateRangePicker',
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
      text: 'dd, mm and yyyy, typed.',
    },
    {
      name: 'Calendar button',
      text: 'Opens one month; weeks begin on Sunday.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Figures and arrows',
      does: 'fill and step the parts, as in DateField',
    },
    {
      keys: 'Alt and Arrow down',
      does: 'opens the calendar',
    },
    {
      keys: 'Arrow keys in the calendar',
      does: 'move by a day or a week',
    },
    {
      keys: 'Page up and Page down',
      does: 'move by a month',
    },
    {
      keys: 'Enter',
      does: 'picks the day and closes',
    },
    {
      keys: 'Escape',
      does: 'closes without a change',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'The calendar is a grid by the ARIA practices; days out of bounds are named as unavailable.',
    'Focus returns to the button when it closes.',
  ],
  content: ['Name the day by its effect: “In force from”.'],
  do: [
    {
      text: 'Let people type; the calendar is help, not the only way.',
      story: 'Keyboard',
    },
  ],
  dont: [
    {
      text: 'Open the calendar by itself when the field gets the focus.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
