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
  pairs: [
    {
      do: { text: 'Lead it to the main content, which takes the focus.', example: 'ToTheContent' },
      dont: { text: 'Lead it into the navigation it should jump over.', example: 'DontLeadElsewhere' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
