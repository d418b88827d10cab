import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DataTable',
  status: 'stable',
  summary: 'A paged table: sorting, choosing rows, columns that leave by priority, a list on phones.',
  keywords: ['grid', 'list', 'data grid', 'sort', 'select rows', 'paging', 'CSV'],
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
  anatomy: [
    {
      name: 'Head line',
      text: 'Caption, actions and the View menu: density and columns.',
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
      does: 'move by one cell',
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
    'On phones it is a real list with the same labels.',
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
