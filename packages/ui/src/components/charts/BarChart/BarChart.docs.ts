import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'BarChart',
  status: 'beta',
  summary: 'Compares one number across months or kinds, as upright bars that begin at zero.',
  keywords: ['chart', 'graph', 'column chart', 'histogram', 'diagram', 'report', 'statistics'],
  use: [
    'To compare one number across up to about twenty months, quarters or kinds.',
    'For facilities by status: give each bar the `tone` of its status.',
  ],
  avoid: [
    {
      when: 'Names are long, as those of provinces: bars that lie down leave them room.',
      instead: 'BarList',
    },
  ],
  anatomy: [
    {
      name: 'Switch',
      text: 'Changes between the drawing and the table with the same values.',
      at: 'figure button',
    },
    {
      name: 'Value lines',
      text: 'Hairlines at round values; zero is darker and always there.',
      at: 'svg[role="group"] > g > g + g',
    },
    {
      name: 'Bars',
      text: 'One for each value, with the value written above where there is room.',
      at: 'svg[role="group"] > g:nth-of-type(2) > g',
    },
    {
      name: 'Names',
      text: 'Under the bars; those without room are left out, the last one never.',
      at: 'svg[role="group"] > g:nth-of-type(3)',
    },
    { name: 'Tooltip', text: 'Name and value of the bar under the pointer or the focus.' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'goes to the next or the last bar' },
    { keys: 'Home, End', does: 'goes to the first or the last bar' },
    { keys: 'Enter or Space on the switch', does: 'shows the table or the drawing' },
  ],
  accessibility: [
    'The drawing is a group with the name of the chart and the number of bars; it is one stop of Tab.',
    'Each bar is named in words, "Jul 2026: 65"; a missing value is said as "no value".',
    'The table has the same values with row and column headings, and is printed under the drawing.',
    'In forced colours bars take the colour of text.',
  ],
  content: [
    'Say in `label` what is counted and over what: "Requests by month".',
    'Put the title of the chart into the card around it; `label` repeats it for screen readers.',
    'Short names: "Nov 2026", "Q3". Names above 16 characters are cut on the axis.',
  ],
  pairs: [
    {
      do: { text: 'Colour bars by status only where they stand for one.', example: 'ByStatus' },
      dont: { text: 'Use colour for decoration: one measure has one colour.', example: 'DontDecorate' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
