import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Card',
  status: 'stable',
  summary: 'A framed surface for one subject.',
  keywords: ['panel', 'box', 'container', 'surface', 'tile'],
  use: [
    'For one subject of a page beside others: contacts, checklist, history.',
    'With `padding="none"` around tables and lists.',
  ],
  avoid: [
    {
      when: 'The whole page has one subject.',
      instead: 'Section',
    },
    {
      when: 'A single number is shown.',
      instead: 'StatTile',
    },
  ],
  anatomy: [
    {
      name: 'Header',
      text: 'Title, one line of description, actions at the end.',
      at: 'section > :first-child',
    },
    {
      name: 'Body',
      text: 'With room around it, or none.',
      at: 'section > :nth-child(2)',
    },
    {
      name: 'Footer',
      text: 'Links to more.',
      at: 'section > :nth-child(3)',
    },
  ],
  anatomyStory: 'WithHeader',
  keyboard: 'not focusable',
  accessibility: ['With a title it is a named region; without one it is nothing to a screen reader.'],
  content: ['The title is a noun: “Contacts”.'],
  pairs: [
    {
      do: { text: 'Put its actions into its header.', example: 'OneThing' },
      dont: { text: 'Put them under the content, far from the title.', example: 'DontSinkActions' },
    },
    {
      do: { text: 'Tell the parts of a card apart by labels.', example: 'PartsByLabels' },
      dont: { text: 'Put cards into cards.', example: 'DontNest' },
    },
  ],
  changelog: [
    { date: '2026-11-29', text: 'The label of a quiet button in the header ends where the content ends.' },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
