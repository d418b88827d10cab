import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ValidityTimeline',
  status: 'beta',
  summary: 'Periods of several records over one span of time, to see gaps, overlaps and what ends next.',
  keywords: ['gantt', 'timeline', 'validity', 'expiry', 'periods', 'documents', 'schedule'],
  use: [
    'To set the documents, contracts or affiliations of one record under each other.',
    'In reports, to show where accreditation and licence do not cover each other.',
  ],
  avoid: [
    { when: 'There is one record.', instead: 'ValidityRuler' },
    { when: 'Events have a day, not a period.', instead: 'Timeline' },
    { when: 'Only the number that ends each week matters.', instead: 'WeekStrip' },
  ],
  anatomy: [
    {
      name: 'Time axis',
      text: 'Years, or quarters when the span is shorter than two years, and Today.',
      at: 'svg[role="group"] text',
    },
    {
      name: 'Lane',
      text: 'One record; its name stands over the lane where there is no room beside it.',
      at: 'svg[role="group"] > g:nth-of-type(2) > g',
    },
    {
      name: 'Period',
      text: 'Grey when gone by, solid when running, hatched when broken off, dashed when to come.',
      at: 'svg [role="img"]',
    },
    { name: 'Readout', text: 'Days, state and remaining days of the period under the pointer or the focus.' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'goes to the next or the last period' },
    { keys: 'Arrow down, Arrow up', does: 'goes to the period of the next lane that begins nearest' },
    { keys: 'Home, End', does: 'goes to the first or the last period of the lane' },
    { keys: 'Enter or Space on the switch', does: 'shows the table or the drawing' },
  ],
  accessibility: [
    'Each period is named in words: "Licence to operate: 1 Jan 2026 to 18 Dec 2026, expires soon".',
    'State is shown by fill as well as by colour.',
    'The table lists every period with its days and is printed under the drawing.',
  ],
  content: ['The label of a period is its state in a word or two: "valid", "suspended", "to come".'],
  do: [
    { text: 'Keep a lane for a record that has no period yet: the gap is the message.', story: 'Default' },
  ],
  dont: [{ text: 'Mix records of different owners in one timeline.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
