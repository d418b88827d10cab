import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Section',
  status: 'stable',
  summary: 'A titled part of a page or form, without a frame.',
  keywords: ['part', 'group', 'fieldset', 'heading'],
  use: ['For parts that follow each other on one page.'],
  avoid: [
    {
      when: 'The part stands beside others.',
      instead: 'Card',
    },
    {
      when: 'Few people need it.',
      instead: 'Disclosure',
    },
  ],
  anatomy: [
    {
      name: 'Header',
      text: 'Title, description, actions.',
    },
    {
      name: 'Content',
      text: 'Whatever belongs to it.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['No landmark: its heading is the way to it.'],
  content: ['Titles are short nouns in sentence case.'],
  pairs: [
    {
      do: { text: 'Keep actions beside the title they belong to.', example: 'PartOfPage' },
      dont: { text: 'Put them at the end of the content.', example: 'DontSinkActions' },
    },
    {
      do: { text: 'Give parts of a part the next level.', example: 'Levels' },
      dont: { text: 'Put everything on one level.', example: 'DontFlatten' },
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
