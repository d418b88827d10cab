import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PageHeader',
  status: 'stable',
  summary: 'Title of a page with its status, facts and actions.',
  keywords: ['title', 'page title', 'toolbar', 'heading', 'actions'],
  use: ['At the head of every page without a record banner.'],
  avoid: [
    {
      when: 'The page is a record with a status.',
      instead: 'RecordBanner',
    },
    {
      when: 'A part of a page is titled.',
      instead: 'Section',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'Level 1, in the serif.',
      at: 'h1',
    },
    {
      name: 'Status',
      text: 'A badge beside it.',
    },
    {
      name: 'Description',
      text: 'One sentence.',
    },
    {
      name: 'Facts',
      text: 'Code, type, place, in one line.',
      at: 'ul',
    },
    {
      name: 'Actions',
      text: 'At most one primary.',
      at: 'div:has(> button)',
    },
  ],
  anatomyStory: 'Facts',
  keyboard: 'not focusable',
  accessibility: [
    'The heading takes the focus after a change of page.',
    'Actions follow the title in the order of reading.',
  ],
  content: ['The name of the list or record; no verb.'],
  pairs: [
    {
      do: { text: 'Title, facts and the one act people came for.', example: 'TitleAndAct' },
      dont: { text: 'Put filters into it; they belong to the list.', example: 'DontFilterHere' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
