import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'SkipLink',
  status: 'stable',
  summary: 'First stop of the keyboard: jumps over the navigation.',
  keywords: ['skip navigation', 'bypass', 'main content', 'keyboard'],
  use: ['Once, as the first element of every frame; `AppShell` and `PublicShell` bring it.'],
  avoid: [
    {
      when: 'A page has its own parts to jump to.',
      instead: 'TabNav',
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'Out of sight until focused, then above everything.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'moves the focus to the main content',
    },
  ],
  accessibility: ['The target needs `tabIndex={-1}`.'],
  content: ['“Skip to content”.'],
  do: [
    {
      text: 'Show it on focus.',
      story: 'ShownOnFocus',
    },
  ],
  dont: [
    {
      text: 'Lead it anywhere but to the main content.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
