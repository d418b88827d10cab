import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DataTable',
  parts: ['ViewButton'],
  status: 'stable',
  summary: 'A paged table: sorting, choosing rows, columns that leave by priority, a list on phones.',
  keywords: ['grid', 'list', 'data grid', 'sort', 'select rows', 'paging', 'pagination', 'register', 'CSV'],
  use: [
    'For every list of records the server pages.',
    'With `selectionMode="across"` where choices outlive a page turn.',
  ],
  avoid: [
    {
      when: 'Facts of one record are shown.',
      instead: 'DescriptionList',
    },
    {
      when: 'Rows are few and fixed, such as prices of one version.',
      instead: 'PriceHistory',
    },
    {
      when: 'Old and new values are compared.',
      instead: 'DiffTable',
    },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'As wide as the content, under search and filters. It begins by 260 px in a window of 1440 px, so that ten rows are seen at once.',
        'One table is the subject of a page. A short one may stand in a card or a drawer, where its columns follow that width.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Rows are compared by the same facts: DataTable. One record: `DescriptionList`. A narrow place: `CardList`, which it becomes by itself below 480 px.',
        'Old and new values: `DiffTable`. Prices by version: `PriceHistory`. Amounts to be entered: `RateSheetGrid`.',
        'A report that is read across: `isWide`, where rows scroll under their first column and no column leaves.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The server sorts, filters and pages; the table tells its wishes in one callback, so that the address can hold them.',
        'Columns grow by weight and leave by priority. The first column heads the rows, is never hidden, and wins the width. What has left stands in one line under the name, as far as there is room.',
        'Old rows stay while new ones come and when they fail to come.',
        'Choosing rows opens a bar with the acts. Only `across` keeps the choice over pages.',
        'The whole table is one stop of Tab; arrows walk the cells.',
        'Over a list with filters the head is left out (`hasHead`): export and `ViewButton` stand at the right end of the filters, the count in the tab or the foot.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Heads are nouns of one or two words. Numbers at the end edge with the same decimals, codes in mono, days as “31 Mar 2027”.',
        'A missing value is a dash, never an empty cell; what nearly all rows say, such as “In use”, is left to screen readers (`isUsual`). `empty` says the first step, `noMatch` which filter to drop.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'It is a native table with the grid role (ADR 4), so that reading by cell, copying and printing work as in any table.',
        'Infinite scrolling hides how much there is, loses the place on Back and keeps people from the foot of the page; pages do not.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Head line',
      text: 'Caption, actions and the Columns menu: density and columns.',
      at: 'div:has(> h2)',
    },
    {
      name: 'Column heads',
      text: 'Sort with an arrow; the box chooses this page.',
      at: 'thead tr',
    },
    {
      name: 'Rows',
      text: 'First cell is the row’s name and link; a menu at the end.',
      at: 'tbody tr',
    },
    {
      name: 'States',
      text: 'Loading keeps the height, a refresh keeps the rows, an error stands above them.',
    },
    {
      name: 'Choice bar',
      text: 'How many are chosen, and what can be done with them.',
      at: 'div:has(> output + button)',
    },
    {
      name: 'Foot',
      text: 'Range, page size, pages.',
      at: 'nav',
    },
  ],
  anatomyStory: 'Anatomy',
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'move by one cell, left and right over each control of a cell that has several',
    },
    {
      keys: 'Home and End',
      does: 'go to the ends of the row; with Ctrl to the corners',
    },
    {
      keys: 'Page up and Page down',
      does: 'move by ten rows',
    },
    {
      keys: 'Enter',
      does: 'uses what is in the cell, or enters its field; in a field goes down the column, with Shift up; the arrows do so from a line of text',
    },
    {
      keys: 'Tab and Shift + Tab',
      does: 'walk the fields of the rows and leave the table after the last',
    },
    {
      keys: 'Escape',
      does: 'leaves a field for its cell, where the arrows move again',
    },
    {
      keys: 'Space',
      does: 'ticks the box of the row',
    },
  ],
  accessibility: [
    'A native table with the grid role and one stop of the tab order, fields apart; name it with `label`.',
    'A new range is announced once: “11 to 20 of 347”.',
    'A pressed page or sort button keeps the focus.',
    'On phones it is a real list with the same labels, each value at one place in all cards.',
  ],
  content: [
    'Heads are nouns; the first column is the name.',
    '`empty` says what to add first, `noMatch` which filter to drop.',
  ],
  pairs: [
    {
      do: { text: 'Keep the old rows and say what failed.', example: 'FailureKeepsRows' },
      dont: { text: 'Take the rows away when they cannot be read again.', example: 'DontClearRows' },
    },
    {
      do: {
        text: 'Choose rows by boxes that are always in view, and act on them in one bar; use `rowMenu` for one row.',
        example: 'ActionsInView',
      },
      dont: { text: 'Repeat a row of buttons in every row.', example: 'DontRepeatButtons' },
    },
  ],
  changelog: [
    { date: '2026-11-29', text: '`isTotal` makes the row that is the total of the others strong.' },
    { date: '2026-11-29', text: '`legend` of a column names what its drawings show.' },
    {
      date: '2026-11-29',
      text: 'The kind `action`, the one link of a row at the edge of the table. `isUsual` of columns leaves what nearly all rows say to screen readers, copies and exports; `isGroupLate` makes the heading of late rows red, and `groupTotal` puts sums beside it. In the phone form every column has one place in all cards; `isTextOutside` replaces a drawing by its text there.',
    },
    {
      date: '2026-11-28',
      text: '`hasHead`, `ViewButton`, `isLabelHidden` and `shortHeader` of columns for the phone form and the line under a name, and `groupOf`, headings over rows that share them.',
    },
    {
      date: '2026-11-24',
      text: 'Fields in rows are walked by Tab, Enter and Escape.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
