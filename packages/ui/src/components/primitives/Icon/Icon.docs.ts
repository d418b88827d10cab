import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Icon',
  status: 'stable',
  summary: 'Draws one icon of the closed set in the colour of the text around it.',
  keywords: ['glyph', 'pictogram', 'symbol', 'svg', 'lucide'],
  use: [
    'Beside words that it repeats.',
    'Hand it a drawing imported from `@lucide/icons/icons/<name>`; Foundations / Icons lists the allowed ones.',
  ],
  avoid: [
    {
      when: 'It is to be pressed.',
      instead: 'IconButton',
    },
    {
      when: 'It stands for a status.',
      instead: 'StatusBadge',
    },
  ],
  anatomy: [
    {
      name: 'Drawing',
      text: '16 px with words, 20 px alone.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'Hidden from screen readers unless it has a label.',
    'It takes the colour of the text, in forced colours too.',
  ],
  content: ['The label says the meaning: “Expires soon”, not “triangle”.'],
  pairs: [
    {
      do: { text: 'Give it a label where no words stand beside it.', example: 'Labelled' },
      dont: {
        text: 'Use a drawing with another meaning than it has elsewhere.',
        example: 'DontChangeTheMeaning',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
