import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'FigureTrend',
  status: 'beta',
  summary: 'One figure with its last change in words and the shape of the way there.',
  keywords: ['KPI', 'metric', 'statistic', 'trend', 'figure', 'dashboard', 'scorecard'],
  use: [
    'At the head of a report: a figure that is watched month by month.',
    'Set `welcome` when more, or less, is plainly better; otherwise the change stays without judgement.',
  ],
  avoid: [
    { when: 'The number asks for work and leads to a list.', instead: 'StatTile' },
    { when: 'Several months are to be compared.', instead: 'BarChart' },
  ],
  anatomy: [
    { name: 'Label', text: 'What is counted.', at: 'span:has(+ span > span > svg)' },
    { name: 'Figure', text: 'The last value, in the serif.', at: 'span > span:has(+ span > svg)' },
    { name: 'Sparkline', text: 'The values before it; left out on paper.', at: 'span > span > svg' },
    { name: 'Change', text: 'An arrow and words: "up 4.8 percent since October".', at: 'span > svg + span' },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: [
    'The change is said in words; arrow and colour repeat it.',
    'The sparkline is hidden from screen readers because the words say the same.',
    'Where percent would mislead, from zero or across it, the value before is named instead.',
  ],
  content: [
    '`since` finishes the sentence: "since October", "since last year".',
    'Name the thing, not the measure: "Accredited facilities", not "Number of accredited facilities".',
  ],
  do: [{ text: 'Stand three or four in a row of columns.', story: 'States' }],
  dont: [{ text: 'Judge what is not plainly good or bad: leave `welcome` out for prices.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
