import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'IconButton',
  status: 'stable',
  summary: 'A button that shows only an icon; its words are read out and shown as a tooltip.',
  keywords: ['icon', 'toolbar button', 'action', 'close', 'more'],
  use: ['Where room is short and the drawing is known: close, search, more.'],
  avoid: [
    {
      when: 'There is room for words.',
      instead: 'Button',
    },
    {
      when: 'Several actions share one place.',
      instead: 'Menu',
    },
  ],
  anatomy: [
    {
      name: 'Icon',
      text: '16 or 20 px.',
    },
    {
      name: 'Tooltip',
      text: 'The words, on hover and keyboard focus.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'presses it when the key goes down',
    },
    {
      keys: 'Space',
      does: 'presses it when the key is let go',
    },
  ],
  accessibility: [
    'The label is compulsory by type; it is the accessible name.',
    'The target is at least 24 px, 44 px for fingers.',
  ],
  content: ['A verb and what it acts on: “Close the preview”.'],
  pairs: [
    {
      do: {
        text: 'Name the act and its thing: the words are read out and shown as a tooltip.',
        example: 'NamesItself',
      },
      dont: { text: 'Stand the main act of a page behind a drawing.', example: 'DontHideTheMainAction' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
