import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DateRangePicker',
  status: 'stable',
  summary: 'Two days, typed or picked from one calendar.',
  keywords: ['period', 'date range', 'from to', 'report period', 'interval'],
  use: [
    'For periods of reports and lists.',
    'With `presets` for the periods people ask for: this month, last quarter.',
  ],
  avoid: [
    {
      when: 'One day is asked.',
      instead: 'DatePicker',
    },
    {
      when: 'The second day follows from the first.',
      instead: 'DatePicker',
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
      text: 'Two days of three parts each.',
    },
    {
      name: 'Calendar',
      text: 'Both ends in one grid.',
    },
    {
      name: 'Presets',
      text: 'Periods to take with one press.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Figures and arrows',
      does: 'fill and step the parts',
    },
    {
      keys: 'Alt and Arrow down',
      does: 'opens the calendar',
    },
    {
      keys: 'Arrow keys, Page up, Page down',
      does: 'move in it',
    },
    {
      keys: 'Enter',
      does: 'sets one end, then the other',
    },
    {
      keys: 'Escape',
      does: 'closes without a change',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'Both days are named; days between them are read as selected.',
    'A range in the wrong order stays to be corrected and is null.',
  ],
  content: ['Both days belong to the period: “1 Jul 2026 to 31 Dec 2026”.'],
  do: [
    {
      text: 'Name the periods people ask for.',
      story: 'Open',
    },
  ],
  dont: [
    {
      text: 'Turn a wrong order round in silence.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
