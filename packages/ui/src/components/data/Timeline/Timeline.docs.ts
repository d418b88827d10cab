import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Timeline',
  status: 'stable',
  summary: 'What happened to a record, newest first.',
  keywords: ['history', 'activity', 'events', 'feed', 'stream'],
  use: ['For events of a record: statuses, requests, documents, violations.'],
  avoid: [
    {
      when: 'Values before and after matter.',
      instead: 'AuditTrail',
    },
    {
      when: 'Periods are shown.',
      instead: 'ValidityRuler',
    },
  ],
  anatomy: [
    {
      name: 'Day',
      text: 'A heading, when grouped.',
      at: 'li > p',
    },
    {
      name: 'Mark',
      text: 'Icon in the tone of the event.',
      at: 'li > span',
    },
    {
      name: 'Text',
      text: 'Who did what; a link to more.',
      at: 'li > div',
    },
    {
      name: 'Time',
      text: 'To the minute.',
      at: 'li > div time',
    },
  ],
  anatomyStory: 'Grouped',
  keyboard: 'not focusable',
  accessibility: ['An ordered list; times carry the whole moment.'],
  content: ['“Marisol Reyes approved the room rates”: who, what, which.'],
  pairs: [
    {
      do: {
        text: 'Write what changed for the reader; group by day where there are many.',
        example: 'GroupedByDay',
      },
      dont: {
        text: 'Mix in what no reader wants: the two entries that matter are lost.',
        example: 'DontLogEverything',
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
