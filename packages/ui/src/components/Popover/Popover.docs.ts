import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Popover',
  status: 'stable',
  summary: 'A small panel beside the button that opens it.',
  keywords: ['flyout', 'panel', 'overlay', 'dropdown'],
  use: ['For a few fields or facts that belong to one control.'],
  avoid: [
    {
      when: 'It lists actions.',
      instead: 'Menu',
    },
    {
      when: 'It explains a term.',
      instead: 'ContextualHelp',
    },
    {
      when: 'It holds a task.',
      instead: 'Dialog',
    },
  ],
  anatomy: [
    {
      name: 'Button',
      text: 'What opens it.',
    },
    {
      name: 'Panel',
      text: 'Beside it, turned to where there is room.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space on the button',
      does: 'opens it',
    },
    {
      keys: 'Escape',
      does: 'closes it; the focus returns',
    },
    {
      keys: 'Tab',
      does: 'stays inside',
    },
  ],
  accessibility: [
    'It is a dialog named by `label`; the button says whether it is open.',
    'A press outside closes it.',
  ],
  content: ['The label names the panel: “Change the columns”.'],
  do: [
    {
      text: 'Give the focus back.',
      story: 'EscapeReturnsFocus',
    },
  ],
  dont: [
    {
      text: 'Open it on hover.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
