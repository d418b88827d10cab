import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AppShell',
  status: 'stable',
  summary: 'Frame of every page behind the sign-in: rail, top bar, loading bar and content.',
  keywords: ['layout', 'frame', 'page', 'navigation', 'shell'],
  use: ['Once, around the routes of the portal.'],
  avoid: [
    {
      when: 'No sign-in is needed.',
      instead: 'PublicShell',
    },
  ],
  anatomy: [
    {
      name: 'Skip link',
      text: 'First stop of the keyboard.',
    },
    {
      name: 'Rail',
      text: '232 px, 56 px from 641 to 991 px, a drawer below.',
      at: 'nav[aria-label="Main"]',
    },
    {
      name: 'Top bar',
      text: 'The way back, and tools.',
      at: 'header',
    },
    {
      name: 'Loading bar',
      text: 'At the upper edge.',
      at: 'div[aria-hidden="true"]',
    },
    {
      name: 'Content',
      text: 'The main landmark.',
      at: 'main',
    },
  ],
  anatomyStory: 'Loading',
  keyboard: [
    {
      keys: 'Tab',
      does: 'first reaches the skip link',
    },
    {
      keys: 'Escape',
      does: 'closes the drawer of a phone',
    },
  ],
  accessibility: [
    'Landmarks for navigation, header and main content; one of each.',
    'The drawer closes when the address changes.',
  ],
  content: ['Labels of the rail are nouns.'],
  pairs: [
    {
      do: { text: 'Give one shell the whole navigation; on a phone it is in a drawer.', example: 'OneShell' },
      dont: { text: 'Open a page within a page: two rails, two ways back.', example: 'DontNest' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
