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
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
