import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Accordion',
  status: 'stable',
  summary: 'Several parts under each other, each folded under its title.',
  keywords: ['collapse', 'expand', 'FAQ', 'questions', 'fold', 'panels'],
  use: [
    'For questions and answers, and for groups of which people need one or two.',
    'Keep more than one open at a time, so that parts can be compared; `isSingle` is for narrow places.',
  ],
  avoid: [
    { when: 'There is one part.', instead: 'Disclosure' },
    { when: 'Everyone reads all of it: show it.', instead: 'Section' },
    { when: 'The parts are views of one record.', instead: 'Tabs' },
  ],
  anatomy: [
    { name: 'Title', text: 'A button over the whole width, in a heading.', at: 'h3' },
    {
      name: 'Detail',
      text: 'A few words at its end that stay when the part is folded.',
      at: 'h3 span + span',
    },
    { name: 'Panel', text: 'What is folded.', at: 'h3 + [role="group"]' },
  ],
  anatomyStory: 'Open',
  keyboard: [{ keys: 'Enter or Space on a title', does: 'opens or folds the part' }],
  accessibility: [
    'Titles are headings of `level`, so they are found in the outline of the page.',
    'Each title says whether its part is open and which part that is.',
    'The text of folded parts is found by the search of the browser, which opens them.',
  ],
  content: ['Write the title so that people know whether they need the part.'],
  do: [{ text: 'Put the result of a part into its detail.', story: 'Folded' }],
  dont: [{ text: 'Fold fields of a form: errors inside would be out of sight.' }],
  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
