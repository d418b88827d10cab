import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'StackedBarChart',
  status: 'beta',
  summary: 'Shows what a total is made of, bar by bar: requests of each month by outcome.',
  keywords: ['chart', 'graph', 'parts of a whole', 'composition', 'column chart', 'report', 'share'],
  use: [
    'When both the total and its parts matter, over up to about twenty bars.',
    'For outcomes and statuses: give each part the `tone` of its status.',
  ],
  avoid: [
    { when: 'There is one part only.', instead: 'BarChart' },
    { when: 'The parts are to be compared with each other over time.', instead: 'LineChart' },
    { when: 'There are more than six parts: join the small ones as "Other" first.' },
  ],
  anatomy: [
    { name: 'Key', text: 'Name and sample of each part, lowest first.', at: 'ul[aria-label="Key"]' },
    {
      name: 'Switch',
      text: 'Changes between the drawing and the table with the same values and totals.',
      at: 'figure button',
    },
    {
      name: 'Bars',
      text: 'Parts on top of each other, each with its own pattern; the total is written above.',
      at: 'svg [role="img"]',
    },
    { name: 'Readout', text: 'All parts and the total of the bar under the pointer or the focus.' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'goes to the next or the last bar' },
    { keys: 'Home, End', does: 'goes to the first or the last bar' },
    { keys: 'Enter or Space on the switch', does: 'shows the table or the drawing' },
  ],
  accessibility: [
    'Parts differ by pattern as well as by colour, on paper and in forced colours too.',
    'Each bar is named with all its parts: "Jan 2026: Approved 44, Returned 9, Rejected 3, total 56".',
    'The table adds a total column and is printed under the drawing.',
  ],
  content: [
    'Name parts with one word where possible; the key wraps.',
    'Keep the order of parts the same in every chart of a page.',
  ],
  do: [
    {
      text: 'Put the part people compare most at the bottom, where all bars share a line.',
      story: 'Default',
    },
    { text: 'Take the tones of statuses for outcomes that have one.', story: 'StatusTones' },
  ],
  dont: [{ text: 'Stack more than six parts: no reader keeps them apart.', story: 'SixSeries' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
