import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Wordmark',
  parts: ['Mark'],
  status: 'stable',
  summary: 'The shell window and the name of the product, or the window alone.',
  keywords: ['logo', 'brand', 'favicon', 'mark', 'identity', 'capiz shell'],
  use: [
    'Once in a page frame: in the header of public pages, at the top of the rail.',
    '`Mark` alone where there is no room for the name, and where a link beside it is named already.',
  ],
  avoid: [
    { when: 'A record or a person needs a picture.', instead: 'Avatar' },
    { when: 'An action or a kind of thing needs a drawing.', instead: 'Icon' },
  ],
  anatomy: [
    {
      name: 'Mark',
      text: 'Three by three panes of a capiz-shell window; two stand open, the others read as a C.',
    },
    { name: 'Name', text: 'The configured name of the product, in the serif of record names.' },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'The mark is decoration and hidden from screen readers; the name is plain text.',
    'A link around `Mark` alone needs its own name.',
    'In forced colours the panes take the colour of text.',
  ],
  content: ['The name comes from the configuration of the installation; do not write it by hand.'],
  do: [
    { text: 'Use the sizes 16, 24 and 32 px, in which panes fall on whole pixels.', story: 'Sizes' },
    { text: 'On the sea-ink rail let the mark take the colour of the text.', story: 'MarkAlone' },
  ],
  dont: [{ text: 'Recolour single panes, tilt the window or set it in a circle.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
