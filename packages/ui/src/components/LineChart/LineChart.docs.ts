import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'LineChart',
  status: 'beta',
  summary: 'Shows how numbers move over time: requests a month, the price of an item over its versions.',
  keywords: ['chart', 'graph', 'trend', 'time series', 'price development', 'history', 'report'],
  use: [
    'For one to six series over time.',
    'With `curve="step"` for prices: each holds until the next version is in force.',
    'With a `day` in every row when the days are not evenly apart.',
  ],
  avoid: [
    { when: 'The places have no order, such as provinces.', instead: 'BarList' },
    { when: 'The sizes matter more than the way.', instead: 'BarChart' },
    { when: 'It stands in a table or beside a word.', instead: 'Sparkline' },
  ],
  anatomy: [
    {
      name: 'Key',
      text: 'Name and sample of each line; left out when there is one.',
      at: 'ul[aria-label="Key"]',
    },
    {
      name: 'Switch',
      text: 'Changes between the drawing and the table with the same values.',
      at: 'figure button',
    },
    {
      name: 'Lines',
      text: 'Each with its own colour, dashes and point shape. A missing value breaks the line.',
      at: 'svg[role="group"] > g:nth-of-type(2) > g',
    },
    { name: 'Readout', text: 'All values at the place under the pointer or the focus.' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'goes to the next or the last place' },
    { keys: 'Home, End', does: 'goes to the first or the last place' },
    { keys: 'Enter or Space on the switch', does: 'shows the table or the drawing' },
  ],
  accessibility: [
    'Lines differ by dashes and the shape of their points as well as by colour.',
    'Each place is named with all values: "Oct 2026: Approved 61, Returned 8, Rejected 3".',
    'A value without neighbours is drawn as a point, so that it cannot get lost.',
    'The table is printed under the drawing.',
  ],
  content: [
    'Say in `label` what moves: "Daily rate of the ICU".',
    'Write money with `formatPeso`; give `formatTick` when that is too long for the axis.',
  ],
  do: [
    { text: 'Draw prices as steps: between two versions nothing slopes.', story: 'PricesInForce' },
    { text: 'Leave a gap where nothing is known.', story: 'Gaps' },
  ],
  dont: [
    {
      text: 'Leave zero out for counts: `isZeroOptional` is for prices, and makes small changes look large.',
    },
  ],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
