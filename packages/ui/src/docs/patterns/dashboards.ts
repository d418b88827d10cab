import type { Pattern } from './pattern.ts'

export const dashboards: Pattern = {
  id: 'dashboards-and-reports',
  title: 'Dashboards and reports',
  problem:
    'Say what needs the reader today, and answer a question over many records with figures that can be checked.',
  use: [
    'The first page of a role: work in the order of its urgency, then figures.',
    'A question with filters whose answer is a table, a chart and a file.',
  ],
  avoid: [
    'Looking for one record: see Lists.',
    'A figure nobody can act on: leave it out.',
    'A drawing of two numbers: say them in a sentence.',
  ],
  rules: [
    {
      rule: 'Work before figures. It is ranked by who must act, then by how late it is.',
      measure: 'Groups: assigned to you, work of your role, work you can also take',
      enforcedBy: 'the first page of the portal',
    },
    {
      rule: 'Each item has one action that leads to the place where it is done, and takes one line where there is room.',
      measure: 'The first is the primary button of the page, all others are secondary; one line from 704 px',
      enforcedBy: 'the first page of the portal',
    },
    {
      rule: 'A figure is a link to the rows it counts.',
      measure: 'Label, number, and the age of the oldest; beside the work one line each',
      enforcedBy: '`StatTile` with `layout="row"`',
    },
    {
      rule: 'Two columns: work, and figures beside it.',
      measure: 'Two to one above 1024 px, else under each other',
      enforcedBy: '`Columns`',
    },
    {
      rule: 'A report runs at once with filters that make sense. Changed filters run on a button, and the old answer says that it is old.',
      measure: 'Filters are in the address',
      enforcedBy: 'the reports of the portal',
    },
    {
      rule: 'Bars begin at zero, have one colour, and take tones only where they stand for a status. Long names lie down.',
      measure: 'Up to about twenty bars',
      enforcedBy: '`BarChart`, `BarList`',
    },
    {
      rule: 'Every chart has the table with the same values.',
      measure: 'One switch; both are printed',
      enforcedBy: '`BarChart`',
    },
    {
      rule: 'A report is read across under its first column, totals are the last row, and the filters are at its foot.',
      measure: 'The first column stays while the others scroll',
      enforcedBy: '`DataTable` with `isWide`',
    },
    {
      rule: 'Whoever cannot see a figure is shown no empty frame for it.',
      measure: 'By permission',
      enforcedBy: 'the first page of the portal',
    },
  ],
  wording: [
    ['Due', '“3 days late”, “Due today”, “Due in 2 days”, after 30 days the day'],
    ['Nothing to do', '“Nothing waits for you”, with the pages used most'],
    ['Figure', '“Pending approval 14”, “oldest 12 days”'],
    ['Old answer', '“The report below still has the filters from before.”'],
    ['No rows', '“No row fits these filters. Remove a filter, or choose another day.”'],
    ['Part of the rows', '“First 100 of 2,431 rows”, with the download of all'],
  ],
  accessibility: [
    'An action is named with its subject: “Review: Amihan Medical Center”.',
    'Late is a word and a number, not only red.',
    'A chart is one stop of Tab; arrow keys go from bar to bar, each named in words.',
    'The status of a report is announced when its filters no longer fit its rows.',
    'A region of a table that scrolls can be reached and scrolled by keyboard.',
  ],
  reasons: [
    'The first page is opened to learn what to do. Charts on top answer a question that was not asked.',
    'A number that leads to its rows can be checked by anybody; one that does not must be believed.',
    'A bar that does not begin at zero makes small differences large. The length is the message.',
    'A report that begins empty asks for choices before it shows what they mean. Defaults show it, and cost one call.',
  ],
  components: [
    ['StatTile', 'figures with links'],
    ['LinkButton', 'action of an item'],
    ['BarList', 'amounts by name'],
    ['BarChart', 'amounts by month or status'],
    ['DataTable', 'rows of a report'],
    ['Card', 'frame of a part'],
  ],
}
