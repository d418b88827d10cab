import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'CommandPalette',
  status: 'beta',
  summary: 'Goes anywhere and does anything from the keyboard.',
  keywords: ['Ctrl K', 'quick search', 'go to', 'launcher', 'shortcuts'],
  use: ['Once in the product, on Ctrl+K, for people who work in it all day.'],
  avoid: [
    {
      when: 'The list of a page is searched.',
      instead: 'SearchField',
    },
  ],
  anatomy: [
    {
      name: 'Field',
      text: 'What is looked for.',
    },
    {
      name: 'Groups',
      text: 'Pages, records, actions; records come from the server.',
    },
    {
      name: 'Status',
      text: 'That it searches, that nothing matches, that it failed.',
    },
  ],
  keyboard: [
    {
      keys: 'Typing',
      does: 'narrows the groups',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'move; the focus stays in the field',
    },
    {
      keys: 'Enter',
      does: 'goes or does',
    },
    {
      keys: 'Escape',
      does: 'closes; the focus returns',
    },
  ],
  accessibility: [
    'A dialog with a named field; the marked line is announced.',
    'What a person may not do is not listed.',
  ],
  content: ['Actions begin with a verb; records show code and kind in the second line.'],
  do: [
    {
      text: 'Keep what is known at once above what is searched.',
      story: 'Records',
    },
  ],
  dont: [
    {
      text: 'Make it the only way to anything.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
