import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Menu',
  parts: ['ActionMenu'],
  status: 'stable',
  summary: 'A list of actions behind a button.',
  keywords: ['dropdown menu', 'actions', 'more', 'context menu', 'overflow'],
  use: [
    'For more actions than a row or header has room for.',
    'As a choice of one, for settings such as density.',
    '`ActionMenu` is the “more” button of a row or header.',
  ],
  avoid: [
    {
      when: 'An answer is chosen.',
      instead: 'Select',
    },
    {
      when: 'Pages are listed.',
      instead: 'SideNav',
    },
  ],
  anatomy: [
    {
      name: 'Button',
      text: 'Opens the menu.',
    },
    {
      name: 'Groups',
      text: 'Lines that belong together, with an optional title.',
    },
    {
      name: 'Lines',
      text: 'Icon, label, hint.',
    },
    {
      name: 'Danger',
      text: 'Apart, at the end.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space or Arrow down',
      does: 'opens it at the first line',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'move',
    },
    {
      keys: 'Home and End',
      does: 'go to the first and last line',
    },
    {
      keys: 'Letters',
      does: 'go to the line that begins with them',
    },
    {
      keys: 'Enter',
      does: 'does it and closes',
    },
    {
      keys: 'Escape',
      does: 'closes; the focus returns',
    },
  ],
  accessibility: [
    'It follows the menu button of the ARIA practices.',
    'Name an `ActionMenu` by its record: “Actions for Sampaguita Medical Center”.',
    'A disabled line stays readable.',
  ],
  content: ['Lines begin with a verb; no full stop.'],
  do: [
    {
      text: 'Say more in the hint when the verb is not enough.',
      story: 'Open',
    },
  ],
  dont: [
    {
      text: 'Hide the action most people come for in it.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
