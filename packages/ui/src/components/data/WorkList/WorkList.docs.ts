import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'WorkList',
  status: 'beta',
  summary: 'What waits for somebody, ranked, each item one step away.',
  keywords: ['to do', 'tasks', 'inbox', 'needs attention', 'work queue', 'action list'],
  use: [
    'At the head of a home or a record: what the reader settles next.',
    'For a handful of items; the whole queue is a table behind a link of the group.',
  ],
  avoid: [
    { when: 'The items are searched, filtered or sorted.', instead: 'DataTable' },
    { when: 'Nothing is to be done: they only happened.', instead: 'Timeline' },
  ],
  anatomy: [
    { name: 'Subject', text: 'What or whom it is about.', at: 'li > :first-child' },
    { name: 'Due', text: 'When, as text; red where it is late.', at: 'li > :nth-child(2)' },
    {
      name: 'Action',
      text: 'One word at the edge, to the place where it is settled; a press anywhere on the row leads there.',
      at: 'li > :nth-child(3)',
    },
    { name: 'Links', text: 'Where a group is cut, the list of all its items of a kind, with their number.' },
  ],
  anatomyStory: 'Default',
  keyboard: [{ keys: 'Tab', does: 'goes from action to action' }],
  accessibility: [
    'Each group is an ordered list, named by its heading or by `label`.',
    'A row has one link, named by `action.name`, which says what it is about; the row around it is its target.',
  ],
  content: ['The subject is a name; the detail says what kind of work in two to four words.'],
  pairs: [
    {
      do: { text: 'Lead each row to the place where it is settled.', example: 'RankedWork' },
      dont: { text: 'Say that there is work without the way to it.', example: 'DontLeaveTheWayOut' },
    },
  ],
  changelog: [
    { date: '2026-11-29', text: 'A press anywhere on a row leads where its link does, at every width.' },
    { date: '2026-11-28', text: '`links` below the items of a group.' },
    {
      date: '2026-11-28',
      text: 'On phones the day, or without one the link, shares the baseline of the subject.',
    },
    { date: '2026-11-27', text: 'First version.' },
  ],
}
