import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'EmptyState',
  status: 'stable',
  summary: 'Fills the place of content that is not there: nothing yet, no match, no access.',
  keywords: ['blank slate', 'no data', 'no results', 'zero state', 'placeholder', 'under construction'],
  use: ['In place of a list or a record that has nothing to show.'],
  avoid: [
    { when: 'It could not be read.', instead: 'ErrorState' },
    { when: 'The address leads nowhere.', instead: 'NotFound' },
  ],
  anatomy: [
    { name: 'Panel', text: 'With the lattice of the house.', at: 'div:has(> div > h2)' },
    { name: 'Text', text: 'What is not there, why, and what to do.', at: 'h2 + p' },
    { name: 'Actions', text: 'The next step.', at: 'div:has(> button)' },
  ],
  anatomyStory: 'FirstUse',
  keyboard: 'not focusable',
  accessibility: ['Its heading takes the level that fits the page; with `role` it is read when it appears.'],
  content: ['Say why it is empty and which filter to drop, not "No data".'],
  pairs: [
    {
      do: { text: 'Say what will be here and offer the next step.', example: 'FirstUse' },
      dont: { text: 'Apologise or joke.', example: 'DontApologise' },
    },
    {
      do: { text: 'Say what would bring results.', example: 'NoMatch' },
      dont: { text: 'Stop at the fact that there is nothing.', example: 'DontStopShort' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
