import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Dialog',
  status: 'stable',
  summary: 'A window over the page that must be closed before anything else.',
  keywords: ['modal', 'popup', 'window', 'overlay', 'lightbox'],
  use: ['For a short task that interrupts: a form of a few fields, a choice that needs the page behind it.'],
  avoid: [
    {
      when: 'It asks only yes or no.',
      instead: 'ConfirmDialog',
    },
    {
      when: 'The page must stay readable beside it.',
      instead: 'Drawer',
    },
    {
      when: 'It is long: give it a page.',
    },
  ],
  anatomy: [
    {
      name: 'Scrim',
      text: 'Covers the page.',
    },
    {
      name: 'Title',
      text: 'Its name.',
    },
    {
      name: 'Cross',
      text: 'Closes, unless it is forced.',
    },
    {
      name: 'Body',
      text: 'Scrolls when it is longer than the window.',
    },
    {
      name: 'Footer',
      text: 'The way out first, the action last.',
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'closes it, unless it is forced',
    },
    {
      keys: 'Tab',
      does: 'stays inside',
    },
  ],
  accessibility: [
    'Focus goes in and returns to what opened it.',
    'The page behind is hidden from screen readers.',
    '`alertdialog` only for what interrupts.',
  ],
  content: ['The title names the task: “Add a room rate”.', 'The action repeats its verb.'],
  do: [
    {
      text: 'Let long content scroll between title and buttons.',
      story: 'LongContent',
    },
  ],
  dont: [
    {
      text: 'Open one dialog from another.',
    },
    {
      text: 'Let a press outside close it when typed work would be lost.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
