import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Tabs',
  status: 'stable',
  summary: 'Panels of one page, one shown at a time.',
  keywords: ['tabs', 'panels', 'sections', 'switch view'],
  use: ['For views of one thing that nobody compares.'],
  avoid: [
    {
      when: 'Each part has an address.',
      instead: 'TabNav',
    },
    {
      when: 'It is an answer.',
      instead: 'RadioGroup',
    },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'Directly above the panel they change, inside the card or section they belong to. Never tabs in a panel of others; below the links of an area they take the look of a second level by themselves.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Each part has an address, can be linked to and is found by Back: `TabNav`. The parts are views of one card and nobody links to them: Tabs.',
        'People compare the parts: show them under each other, or beside each other in `Columns`.',
        'It is an answer that is saved: `RadioGroup`. Steps that follow each other: `StepList`.',
        'Details that few need: `Disclosure`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The row is one stop of Tab; arrows go from tab to tab, Home and End to the ends.',
        'A panel shows itself with the arrow. Where it has to be loaded, use manual activation: the arrow moves, Enter opens.',
        'A panel that is not shown is not on the page; hold what is typed in it outside of it.',
        'Tabs without room go under “More”; the shown one stays in the row.',
        'Put no required field into a panel; an error there would be out of sight.',
      ],
    },
    {
      title: 'Content',
      text: [
        'One or two words, nouns of the same kind, the most used one first. A count follows the label.',
        'A tab without content stays and shows 0, or is left out for everybody; it is not locked.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Tabs hide content, and people do not open what they do not expect. NN/g advises them for content that is not needed together.',
        'The keys follow the tabs of the ARIA Authoring Practices, which people with screen readers expect.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'List',
      text: 'Labels with counts; what has no room goes under “More”.',
      at: '[role="tablist"]',
    },
    {
      name: 'Line',
      text: 'Under the shown one.',
      at: '[role="tab"][aria-selected="true"]',
    },
    {
      name: 'Panel',
      text: 'What it shows.',
      at: '[role="tabpanel"]',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Arrow left and Arrow right',
      does: 'go to the tab beside it',
    },
    {
      keys: 'Home and End',
      does: 'go to the first and last tab',
    },
    {
      keys: 'Enter or Space',
      does: 'opens the focused tab when activation is manual',
    },
  ],
  accessibility: [
    'It follows the tabs of the ARIA practices; one stop of the tab order.',
    'Use manual activation where a panel loads.',
  ],
  content: ['One or two words; nouns.'],
  pairs: [
    {
      do: { text: 'Keep what has to be filled in on one page.', example: 'RequiredInView' },
      dont: { text: 'Hide a required field in a tab nobody opened.', example: 'DontHideRequired' },
    },
    {
      do: { text: 'Keep an empty view and show 0.', example: 'ViewsOfOne' },
      dont: { text: 'Leave a view out because it is empty.', example: 'DontLeaveOutEmpty' },
    },
  ],
  changelog: [
    {
      date: '2026-11-27',
      text: 'Without `value` it keeps its open tab itself, beginning with `defaultValue`.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
