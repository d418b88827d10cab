import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'SideNav',
  status: 'stable',
  summary: 'The rail: where one is and where one can go.',
  keywords: ['navigation', 'menu', 'sidebar', 'rail'],
  use: ['Inside `AppShell`.'],
  avoid: [
    {
      when: 'The pages of one record are listed.',
      instead: 'TabNav',
    },
    {
      when: 'Actions are listed.',
      instead: 'Menu',
    },
  ],
  anatomy: [
    {
      name: 'Wordmark',
      text: 'Leads home.',
      at: 'nav > a',
    },
    {
      name: 'Groups',
      text: 'With a title in small capitals.',
      at: 'nav > div:has(> p)',
    },
    {
      name: 'Items',
      text: 'Icon, label, count of waiting things.',
      at: 'nav li a',
    },
  ],
  anatomyStory: 'Full',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through the links',
    },
    {
      keys: 'Enter',
      does: 'opens the page',
    },
  ],
  accessibility: [
    'A named landmark; the current page is marked as such, not by colour alone.',
    'Counts are read with their word: “14 waiting”.',
    'As an icon rail every item keeps its name.',
  ],
  content: ['Nouns; the same as the title of the page.'],
  pairs: [
    {
      do: { text: 'List the pages a person may open, in groups, with what waits there.', example: 'Grouped' },
      dont: { text: 'List pages a person may not open.', example: 'DontListRefused' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
