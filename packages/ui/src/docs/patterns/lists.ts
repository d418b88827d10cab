import type { Pattern } from './pattern.ts'

export const lists: Pattern = {
  id: 'lists',
  title: 'Lists',
  problem: 'Find the few records one needs among thousands, compare them, and open one or act on several.',
  use: [
    'Records of one kind that the server pages: facilities, physicians, requests, log entries.',
    'Rows that people compare by the same four to nine facts.',
  ],
  avoid: [
    'The facts of one record: see Record pages.',
    'Fewer than about ten fixed rows that nobody sorts: a table without search, filters and pages (`isUnpaged`).',
    'Work in an order of urgency, each with its own action: see Dashboards and reports.',
    'Events in time: `Timeline`.',
  ],
  rules: [
    {
      rule: 'The parts have fixed places from the top: title and actions, tabs of views, search and filters, table. A part with nothing in it takes no room.',
      measure: 'The table begins at most 260 px from the top of a window of 1440 px, 16 px between parts',
      enforcedBy: 'composition test, `PageHeader`, `Stack`',
    },
    {
      rule: 'The search comes first, then the filters, in one line. The result follows as people type.',
      measure: 'Search 280 px wide; runs 300 ms after the last key, or on Enter',
      enforcedBy: 'the shared list of the portal',
    },
    {
      rule: 'Columns share what is left by weight. The name wins: it is shown whole up to 36 letters, and a column leaves by priority before it is cut.',
      measure: 'Weight 3 for the first column, 1 for text, 0 for codes, numbers, days and statuses',
      enforcedBy: '`DataTable`, composition test',
    },
    {
      rule: 'A row has one line where there is room, and the list does not scroll sideways.',
      measure: 'At most 44 px high from 900 px of table on',
      enforcedBy: 'composition test',
    },
    {
      rule: 'Title, top bar and table end at one right edge.',
      measure: 'Content up to 1600 px, gutter 32, 20 or 16 px by the width of the window',
      enforcedBy: '`AppShell`, composition test',
    },
    {
      rule: 'Search, filters, sort and page are in the address, so that a reload, Back and a sent link show the same rows. Typing in the search adds no step to the history.',
      measure: 'Every list',
      enforcedBy: 'the shared list of the portal',
    },
    {
      rule: 'Height of rows, hidden columns and widths belong to the person and stay on the device.',
      measure: 'One Columns menu; the first column cannot be hidden',
      enforcedBy: '`DataTable`',
    },
    {
      rule: 'On phones rows become a list with the same labels; chips scroll in one row.',
      measure: 'Below 480 px of table',
      enforcedBy: '`DataTable`, `FilterBar`',
    },
  ],
  wording: [
    ['Title of the table', '“347 facilities”; while loading “Facilities”'],
    ['Search', 'What can be searched: “Name, city or code”'],
    ['Chip', '“Status: Accredited”; from three values on “Status: 3 chosen”'],
    ['Nothing yet', 'What is missing and the first step: “No facilities yet. Add the first one.”'],
    ['No match', '“No facility matches”, with “Clear search and filters”'],
    ['Failed', '“The facilities could not be loaded.”, the reason, “Try again”; the old rows stay'],
  ],
  accessibility: [
    'The table is one stop of Tab; arrow keys move by cell, Home and End to the ends of a row, Enter opens what is in the cell.',
    'A pressed page or sort button keeps the focus. The new range is announced once: “11 to 20 of 347”.',
    'The first cell is the heading of its row and a true link, so that it opens in a new tab.',
    'Row actions are behind a visible button. Nothing appears on hover only.',
  ],
  reasons: [
    'People scan the left edge of a list and skip what is further right; so the name leads and keeps its width. NN/g describes this in its work on reading patterns on the web.',
    'A state that lives in the address can be sent to a colleague, and Back does what people expect. A list that forgets its filters makes them repeat the work.',
    'Rows of one line let twice as many be compared without scrolling; the second line would repeat facts that a column has.',
    'WCAG 2.2, 1.4.10 asks that nothing needs scrolling in two directions at 320 px. A list meets it where a table cannot.',
  ],
  components: [
    ['PageHeader', 'title and actions'],
    ['TabNav', 'views, with counts'],
    ['SearchField', 'search by words'],
    ['FilterBar', 'filters as chips'],
    ['DataTable', 'rows, sort, pages and states'],
    ['EmptyState', 'nothing yet, and no match'],
  ],
}
