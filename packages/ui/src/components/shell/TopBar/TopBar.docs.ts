import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TopBar',
  status: 'stable',
  summary: 'The line over the content: the way back at its start, tools at its end.',
  keywords: ['header', 'app bar', 'toolbar', 'navigation'],
  use: ['Inside `AppShell`.'],
  avoid: [
    {
      when: 'The page needs a title and actions.',
      instead: 'PageHeader',
    },
  ],
  anatomy: [
    {
      name: 'Menu',
      text: 'Opens the drawer, on phones only.',
    },
    {
      name: 'Start',
      text: 'Breadcrumbs or the title.',
      at: 'header > :nth-child(2)',
    },
    {
      name: 'End',
      text: 'Search, message log, account.',
      at: 'header > :last-child',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through its controls',
    },
  ],
  accessibility: ['It is the banner landmark of the page.', 'It stays in view without covering the focus.'],
  content: ['None of its own.'],
  pairs: [
    {
      do: { text: 'The way back at its start, the account at its end.', example: 'WayAndAccount' },
      dont: { text: 'Put acts of the page into it.', example: 'DontActHere' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
