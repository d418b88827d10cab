import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Tooltip',
  status: 'stable',
  summary: 'Names or explains a control while it is hovered or focused.',
  keywords: ['hint', 'title', 'hover text', 'label'],
  use: ['For the name of a button that shows only an icon.'],
  avoid: [
    {
      when: 'Somebody needs the words in order to act: write them out.',
      instead: 'Text',
    },
    {
      when: 'It explains a term.',
      instead: 'ContextualHelp',
    },
  ],
  anatomy: [
    {
      name: 'Control',
      text: 'A button or link.',
    },
    {
      name: 'Words',
      text: 'Beside it, after 600 ms of hover or at once on focus.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'shows it with the focus',
    },
    {
      keys: 'Escape',
      does: 'hides it',
    },
  ],
  accessibility: [
    'It describes the control; it is never its only name.',
    'Touch screens do not show it.',
    'It stays while the pointer is on it (WCAG 1.4.13).',
  ],
  content: ['A few words, no full stop.'],
  do: [
    {
      text: 'Show it on keyboard focus too.',
      story: 'ShownOnFocus',
    },
  ],
  dont: [
    {
      text: 'Put a link or a fact somebody needs into it.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
