import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'SideList',
  status: 'stable',
  summary: 'Pages below a part of a record or an area, beside the one that is shown.',
  keywords: ['secondary navigation', 'second level', 'sub-navigation', 'side menu', 'local navigation'],
  use: [
    'Under a tab that holds several pages, such as the price lists of a facility.',
    'For an area of more than seven pages.',
  ],
  avoid: [
    {
      when: 'There are at most seven pages and no level above them.',
      instead: 'TabNav',
    },
    {
      when: 'The pages are the areas of the product.',
      instead: 'SideNav',
    },
  ],
  anatomy: [
    {
      name: 'Group',
      text: 'A heading, where there is more than one group.',
    },
    {
      name: 'Page',
      text: 'A link as wide as the list, with its count.',
    },
    {
      name: 'Field',
      text: 'Instead of the list in windows of at most 1024 px.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'opens a page',
    },
  ],
  accessibility: [
    'A named navigation; the page that is shown is marked as the current one.',
    'In narrow windows it is a field of the same name.',
  ],
  content: ['The words of the pages themselves, one to three.'],
  pairs: [
    {
      do: { text: 'Count what can be counted, in groups of one kind.', example: 'PagesOfAPart' },
      dont: { text: 'Draw it for a single page.', example: 'DontListOne' },
    },
  ],

  changelog: [
    {
      date: '2026-11-24',
      text: 'First version.',
    },
  ],
}
