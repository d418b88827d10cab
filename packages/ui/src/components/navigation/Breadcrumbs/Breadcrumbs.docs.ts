import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Breadcrumbs',
  status: 'stable',
  summary: 'The way from the list down to this page.',
  keywords: ['path', 'trail', 'hierarchy', 'navigation', 'back'],
  use: ['On every page below a list.'],
  avoid: [
    {
      when: 'The pages lie side by side.',
      instead: 'TabNav',
    },
  ],
  anatomy: [
    {
      name: 'Steps',
      text: 'Links from the list down.',
    },
    {
      name: 'This page',
      text: 'The last, no link.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'follows a step',
    },
  ],
  accessibility: [
    'The way takes one line. Where it has no room for a long name, that ends in an ellipsis and its title has the whole.',
    'A named landmark; the last step is marked as the current page.',
    'On phones only the step above stays, as the way back. There a name that can be long gives way to a short label, such as Overview.',
  ],
  content: ['The words of the pages themselves.'],
  pairs: [
    {
      do: { text: 'Show where the page lies.', example: 'WhereItLies' },
      dont: { text: 'Show the way somebody came: it is another one each time.', example: 'DontShowTheWay' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
