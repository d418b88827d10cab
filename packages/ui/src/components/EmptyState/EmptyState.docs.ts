import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'EmptyState',
  status: 'stable',
  summary: 'Fills the place of content that is not there.',
  keywords: ['no data', 'blank slate', 'no results', 'zero state', 'placeholder'],
  use: ['For nothing yet, no match, no access, under construction.'],
  avoid: [
    {
      when: 'Reading failed.',
      instead: 'ErrorState',
    },
    {
      when: 'The address leads nowhere.',
      instead: 'NotFound',
    },
  ],
  anatomy: [
    {
      name: 'Lattice',
      text: 'The panel, with the threads of a shell window.',
    },
    {
      name: 'Icon',
      text: 'Optional.',
    },
    {
      name: 'Title',
      text: 'What is not there.',
    },
    {
      name: 'Words',
      text: 'Why, and what to do.',
    },
    {
      name: 'Actions',
      text: 'The step that would fill it.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'A heading of the level that fits the page.',
    '`role` only when it comes up while somebody works.',
  ],
  content: ['Say which filter to drop, who may look, or what to add first.'],
  do: [
    {
      text: 'Offer the first step.',
      story: 'FirstUse',
    },
    {
      text: 'Keep the filters and say which to drop.',
      story: 'NoMatch',
    },
  ],
  dont: [
    {
      text: 'Draw a cheerful picture beside work that is missing.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
