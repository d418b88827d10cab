import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TabNav',
  status: 'stable',
  summary: 'Pages of one record as tabs: true links, each with its address.',
  keywords: ['tabs', 'sub navigation', 'record pages', 'section navigation'],
  use: ['For the parts of a record: Overview, Documents, Rates, History.'],
  avoid: [
    {
      when: 'The parts have no address.',
      instead: 'Tabs',
    },
    {
      when: 'They are steps in order.',
      instead: 'StepList',
    },
  ],
  anatomy: [
    {
      name: 'Links',
      text: 'Labels with counts; what has no room goes under “More”.',
      at: 'nav a',
    },
    {
      name: 'Line',
      text: 'Under the current one.',
      at: 'nav [aria-current="page"]',
    },
    {
      name: 'Fade',
      text: 'At an edge behind which more lies.',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes to the next link',
    },
    {
      keys: 'Enter',
      does: 'opens the page',
    },
  ],
  accessibility: [
    'A named landmark of links; the shown one is the current page.',
    'The current page is always in view.',
  ],
  content: ['One or two words; the count follows.'],
  pairs: [
    {
      do: { text: 'Keep a part that is empty and show 0.', example: 'PagesOfRecord' },
      dont: { text: 'Leave a part out because it is empty.', example: 'DontLeaveOutEmpty' },
    },
    {
      do: { text: 'Name a page by one or two words.', example: 'ListsByStatus' },
      dont: { text: 'Write sentences as labels.', example: 'DontWriteSentences' },
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
