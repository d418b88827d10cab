import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Drawer',
  status: 'stable',
  summary: 'A panel from an edge: beside the page on wide screens, a sheet from below on phones.',
  keywords: ['sheet', 'bottom sheet', 'side panel', 'slide over', 'off canvas', 'swipe'],
  use: ['`end` for details, filters and previews beside the page.', '`bottom` for decisions on phones.'],
  avoid: [
    { when: 'A decision stops everything else.', instead: 'Dialog' },
    { when: 'It is a hint at a control.', instead: 'Popover' },
  ],
  anatomy: [
    { name: 'Handle', text: 'On a sheet, the bar by which a finger takes hold.' },
    {
      name: 'Header',
      text: 'Title and cross; a finger pushes the panel out by it.',
      at: '[role="dialog"] > :first-child',
    },
    { name: 'Body and footer', text: 'As in a dialog.', at: '[role="dialog"] > :nth-child(2)' },
  ],
  anatomyStory: 'End',
  keyboard: [
    { keys: 'Escape', does: 'closes' },
    { keys: 'Tab', does: 'stays inside' },
  ],
  accessibility: [
    'Focus goes in and returns. Pushing out is an extra; the cross does the same.',
    'A sheet is never wider than a form, however wide the window.',
  ],
  content: ['The button in the footer says what is behind: "Show 347".'],
  do: [{ text: 'Use a sheet for what thumbs decide.', story: 'Bottom' }],
  dont: [{ text: 'Put a long form into a sheet; give it a page.' }],
  changelog: [
    { date: '2026-11-21', text: 'A finger pushes it out; a sheet is never wider than a form.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
