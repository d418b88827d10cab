import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'WeekStrip',
  status: 'stable',
  summary: 'The coming weeks as a row of bars; each leads to the list of its week.',
  keywords: ['calendar', 'expiry', 'weeks', 'forecast', 'heat'],
  use: ['For what expires in the next twelve weeks.'],
  avoid: [
    {
      when: 'Days or months matter.',
      instead: 'BarChart',
    },
    {
      when: 'Periods of one record are shown.',
      instead: 'ValidityRuler',
    },
  ],
  anatomy: [
    {
      name: 'Bar',
      text: 'As high as its week is full.',
      at: 'li a > :nth-child(2)',
    },
    {
      name: 'Number',
      text: 'What ends then, right on the bar.',
      at: 'li a > :first-child',
    },
    {
      name: 'Week',
      text: 'Its first day, with the month where one begins.',
      at: 'li a > :nth-child(3)',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes from week to week',
    },
    {
      keys: 'Enter',
      does: 'opens the list of the week',
    },
  ],
  accessibility: [
    'Each week is a link that says its days and its number.',
    'Height is never the only sign: the number stands beside it.',
  ],
  content: ['“Week of 23 Nov 2026: 4 expire”.'],
  pairs: [
    {
      do: { text: 'Begin with the present week, and let each bar lead to its list.', example: 'ComingWeeks' },
      dont: { text: 'Show weeks gone by: nothing can be done about them.', example: 'DontLookBack' },
    },
  ],

  changelog: [
    {
      date: '2026-11-29',
      text: 'Every number stands right on its bar, also on one that is cut.',
    },
    {
      date: '2026-11-28',
      text: 'Every week has its day in the middle of its bar, and each month its name once.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
