import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Heading',
  status: 'stable',
  summary: 'Titles a page, a record or a section.',
  keywords: ['title', 'h1', 'h2', 'headline', 'record name'],
  use: ['For every title; the level is that of the outline, the look may differ.'],
  avoid: [
    {
      when: 'A page has title, status and actions.',
      instead: 'PageHeader',
    },
    {
      when: 'A part of a page is titled.',
      instead: 'Section',
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'Level 1, `display` and `name` in the serif of record names.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['Levels are never skipped.', '`tabIndex={-1}` lets a change of page move the focus here.'],
  content: ['Sentence case, no full stop; the name of a record as it is written.'],
  pairs: [
    {
      do: {
        text: 'Choose the level by what it is the title of, and the size apart.',
        example: 'LevelAndSize',
      },
      dont: {
        text: 'Choose a level for its size: the outline of the page has a hole.',
        example: 'DontChooseBySize',
      },
    },
  ],

  changelog: [
    { date: '2026-11-29', text: 'Size `name`: a record name over an inner part.' },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
