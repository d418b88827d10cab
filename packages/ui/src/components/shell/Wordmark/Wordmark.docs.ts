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
  pairs: [
    {
      do: { text: 'Use it whole, in one of its three sizes.', example: 'Sizes' },
      dont: { text: 'Set the name in another face beside the mark.', example: 'DontSetTheName' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
