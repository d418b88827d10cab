import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Drawer',
  status: 'stable',
  summary: 'A panel from an edge, for work beside the page.',
  keywords: ['side panel', 'sheet', 'bottom sheet', 'slide over', 'overlay'],
  use: ['For details and filters beside a list (`end`).', 'For a decision on a phone (`bottom`).'],
  avoid: [
    {
      when: 'It must be answered first.',
      instead: 'Dialog',
    },
    {
      when: 'It is a few lines beside a button.',
      instead: 'Popover',
    },
  ],
  anatomy: [
    {
      name: 'Scrim',
      text: 'Covers the rest.',
    },
    {
      name: 'Header',
      text: 'Title and cross; a finger pushes it out by it.',
    },
    {
      name: 'Body',
      text: 'Scrolls.',
    },
    {
      name: 'Footer',
      text: 'Buttons.',
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'closes it',
    },
    {
      keys: 'Tab',
      does: 'stays inside',
    },
  ],
  accessibility: [
    'Focus goes in and returns.',
    'Pushing by a finger is an addition: cross, Escape and a press outside do the same.',
    'With reduced motion it is there at once.',
  ],
  content: ['The title names what it shows: “Filters”, the name of the record.'],
  do: [
    {
      text: 'Come from below for decisions on phones.',
      story: 'Bottom',
    },
  ],
  dont: [
    {
      text: 'Use it for a form that deserves a page.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
