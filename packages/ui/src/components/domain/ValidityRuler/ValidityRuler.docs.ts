import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ValidityRuler',
  parts: ['MiniRuler', 'MiniRulerAxis', 'RulerLanes', 'RulerPicker'],
  status: 'stable',
  summary: 'Periods of a record on one line of time, with today and the end named.',
  keywords: ['timeline', 'validity', 'accreditation period', 'gantt', 'expiry'],
  use: [
    'On record banners and wherever periods matter: accreditation, licences, price versions.',
    '`MiniRuler` beside a date in a row with `MiniRulerAxis` in the head of its column, `RulerLanes` for several records, `RulerPicker` to choose a period.',
  ],
  avoid: [
    {
      when: 'Events, not periods, are listed.',
      instead: 'Timeline',
    },
  ],
  anatomy: [
    {
      name: 'Periods',
      text: 'Past grey, running solid, broken off hatched, to come outlined, not settled dashed.',
      at: 'div[aria-hidden="true"] > :nth-child(2)',
    },
    {
      name: 'Today',
      text: 'A line with its name.',
      at: 'div[aria-hidden="true"] > :first-child > span + span',
    },
    {
      name: 'End',
      text: 'Its day, and the days left or gone.',
      at: 'div[aria-hidden="true"] > :last-child > :last-child',
    },
    {
      name: 'Text',
      text: 'The same as a list, for screen readers and paper.',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'step through the periods, where they can be chosen',
    },
  ],
  accessibility: [
    'The drawing is hidden; the list of sentences says it all.',
    'Kinds differ by pattern as well as colour; in forced colours each has an edge.',
    'A picker is a radio group whose options name both days and the state.',
  ],
  content: ['“ends 31 Mar 2027, 131 days left”.'],
  pairs: [
    {
      do: {
        text: 'Name each period in a word or two; today and the end are added.',
        example: 'WholeHistory',
      },
      dont: {
        text: 'Draw the present period alone: that it was suspended before is lost.',
        example: 'DontHideThePast',
      },
    },
    {
      do: { text: 'Keep a date beside the small ruler of a row.', example: 'InARow' },
      dont: { text: 'Leave the reader to guess a date from a length.', example: 'DontLeaveOutTheDate' },
    },
  ],

  changelog: [
    { date: '2026-11-29', text: 'MiniRulerAxis names today over a column of mini rulers.' },
    {
      date: '2026-11-29',
      text: 'RulerPicker runs from edge to edge; a further lane has its name beside its bar.',
    },
    { date: '2026-11-28', text: 'The period that runs is named with its first day.' },
    {
      date: '2026-11-27',
      text: 'RulerPicker has `value` and `onChange` in place of `selectedId` and `onSelect`.',
    },
    {
      date: '2026-11-22',
      text: 'Periods that can be chosen are named by day and state; today has its name there and over lanes; dashed periods.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
