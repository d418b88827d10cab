import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PrintFrame',
  status: 'stable',
  summary: 'Puts name, code, day and person on every page of a printed record or list.',
  keywords: ['print', 'paper', 'PDF', 'page header', 'running head', 'export'],
  use: ['Around the content of every record and list that people print or save as PDF.'],
  avoid: [{ when: 'The paper is a document of its own, such as a certificate: the server makes those.' }],
  anatomy: [
    {
      name: 'Line',
      text: 'Name and code on the left, day and person on the right; it repeats on every page.',
    },
    { name: 'Content', text: 'As on the screen, in black, without rail, buttons and filters.' },
    { name: 'Page number', text: 'At the foot, where the browser can count pages.' },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'On the screen nothing of it is drawn or read.',
    'It is a table for layout only and says so with `role="presentation"`.',
  ],
  content: ['Give a list its filters in `detail`, so that the paper says what it leaves out.'],
  pairs: [
    {
      do: { text: 'Name the filters of a printed list.', example: 'FilteredList' },
      dont: { text: 'Nest one frame in another: both lines would print.', example: 'DontNest' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
