import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Pagination',
  status: 'stable',
  summary: 'Range, page size and page links of a listed result.',
  keywords: ['pages', 'pager', 'next previous', 'range', 'page size'],
  use: ['Below lists that are no table; `DataTable` has its own.'],
  avoid: [
    {
      when: 'Rows are in a table.',
      instead: 'DataTable',
    },
    {
      when: 'All fits on one page.',
    },
  ],
  anatomy: [
    {
      name: 'Range',
      text: '“11 to 20 of 347”.',
      at: 'nav span',
    },
    {
      name: 'Page size',
      text: 'A native select.',
      at: 'nav span:has(> select)',
    },
    {
      name: 'Pages',
      text: 'First, last, the current one and its neighbours.',
      at: 'nav [aria-current="page"]',
    },
    {
      name: 'Previous and Next',
      text: 'Always there.',
      at: 'nav [aria-label="Previous page"]',
    },
  ],
  anatomyStory: 'Middle',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through its buttons',
    },
    {
      keys: 'Enter or Space',
      does: 'turns to the page; the focus stays',
    },
  ],
  accessibility: [
    'A named landmark; the current page is marked.',
    'Previous and Next stay focusable when they lead nowhere.',
  ],
  content: [
    'Pages are counted from one on the screen, from zero in `page`.',
    'Name it after what is paged: “Facilities, pages”.',
  ],
  pairs: [
    {
      do: { text: 'Say the range and the whole, and let people choose the size.', example: 'UnderATable' },
      dont: { text: 'Draw it for a list that fits: there is nothing to turn.', example: 'DontPageOne' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
