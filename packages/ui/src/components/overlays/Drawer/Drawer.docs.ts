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
  guide: [
    {
      title: 'Placement',
      text: [
        '`end`: the edge where lines end, over the page, for details and previews of what is in a list. `bottom`: phones, where the thumb is.',
        'One at a time. What is in a drawer does not open another one.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'People compare with the page, or go through several rows: Drawer. They answer and go on: `Dialog`.',
        'The record has parts and an address of its own: a page. A drawer is a look at it, with a link to the page.',
        'Three lines at a button: `Popover`. Facts that fold in their place: `Disclosure`.',
        'On phones a `bottom` drawer replaces what would be a panel or a menu with long lines.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It has a title and a cross, and the focus stays in it until it is closed; the page behind it cannot be used meanwhile.',
        'Escape, the cross and a swipe on its header close it. The swipe is an extra and never the only way.',
        'A preview that can be linked to keeps its state in the address, so that Back closes it and a reload opens it again.',
        'A table inside it leaves columns away by its own width, not by that of the window.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The title is the thing: “licence-2026.pdf”. A button in the footer of a filter says its result: “Show 347”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A panel at the edge leaves the list in view, so that people keep their place. A page would cost them the way back.',
        'WCAG 2.2, 2.5.1 and 2.5.7 ask for another way than a path-based or dragging gesture.',
      ],
    },
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
  pairs: [
    {
      do: { text: 'Use it for a few fields beside the page they change.', example: 'Filters' },
      dont: { text: 'Put a long form into it; give it a page.', example: 'DontHoldAForm' },
    },
  ],

  changelog: [
    { date: '2026-11-21', text: 'A finger pushes it out; a sheet is never wider than a form.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
