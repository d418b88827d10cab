import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'BarList',
  status: 'stable',
  summary: 'Numbers as bars in one column, and all of them as a table where not every bar is shown.',
  keywords: ['bar chart', 'ranking', 'top list', 'distribution'],
  use: ['For a short ranking: facilities by province.'],
  avoid: [
    {
      when: 'Bars have an axis or groups.',
      instead: 'BarChart',
    },
    {
      when: 'Exact numbers matter most.',
      instead: 'DataTable',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'At the start.',
      at: 'li a',
    },
    {
      name: 'Bar',
      text: 'In the one accent, or in the tone of the status it counts.',
      at: 'li > [aria-hidden="true"]',
    },
    {
      name: 'Number',
      text: 'At the end.',
      at: 'li > a + span',
    },
    {
      name: 'Toggle',
      text: 'Bars or table; only where there are more bars than are shown.',
      at: 'ul + button',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'shows the table, or the bars',
    },
  ],
  accessibility: [
    'Names and numbers are text beside the bars; the table has those beyond the limit too.',
    'All zero is said, not drawn.',
  ],
  content: ['Longest first, as given; at most about ten lines.'],
  pairs: [
    {
      do: {
        text: 'Let bars begin at zero, longest first; the table has the same numbers.',
        example: 'LongestFirst',
      },
      dont: {
        text: 'Cut off the beginning of the numbers: 98 and 97 look like one and nothing.',
        example: 'DontCompareNothing',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
