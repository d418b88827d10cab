import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PublicShell',
  status: 'stable',
  summary: 'Frame of the pages that need no sign-in: no rail, larger text.',
  keywords: ['layout', 'public page', 'sign in', 'directory', 'registration'],
  use: ['For the directory (`page`), the registration (`column`) and the sign-in (`centered`).'],
  avoid: [
    {
      when: 'Somebody is signed in.',
      instead: 'AppShell',
    },
  ],
  anatomy: [
    {
      name: 'Skip link',
      text: 'First stop of the keyboard.',
    },
    {
      name: 'Header',
      text: 'Wordmark and a few links.',
      at: 'header',
    },
    {
      name: 'Content',
      text: '16 px text.',
      at: 'main',
    },
    {
      name: 'Footer',
      text: 'Whose site it is.',
      at: 'footer',
    },
  ],
  anatomyStory: 'Page',
  keyboard: [
    {
      keys: 'Tab',
      does: 'first reaches the skip link',
    },
  ],
  accessibility: ['Landmarks for header, main content and footer.', 'It works without colour and at 320 px.'],
  content: ['Plain words: readers come once.'],
  pairs: [
    {
      do: { text: 'Show what is public at once.', example: 'Directory' },
      dont: { text: 'Ask for an account before it is needed.', example: 'DontAskForAnAccount' },
    },
  ],

  changelog: [
    {
      date: '2026-11-29',
      text: 'Header, content and footer share their edges; a page is at most 1040 px wide.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
