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
  guide: [
    {
      title: 'Placement',
      text: [
        'At the foot of a record banner, or under the title of an area, above everything that changes with it. On lists it holds the views.',
        'Views of a list below the parts of an area take the look of a second level by themselves: lower, without a line, the current one filled. There is no third level.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Parts with addresses: TabNav. Panels without: `Tabs`. The looks are alike, the keys are not: links are walked with Tab, tabs with arrows.',
        'More than seven parts, or parts of parts: group them, and put the pages of a group into a `SideList`.',
        'Areas of the product: `SideNav`. The way back up: `Breadcrumbs`. Steps in order: `StepList`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'A plain click changes the page without loading it anew; the other clicks are those of any link.',
        'The current page is marked for the eye and for screen readers, and scrolls into view where the row is longer than the window.',
        'What has no room goes under “More”, the current one never.',
        'A part the reader may not see is left out; an empty one stays and shows 0, so that the tabs of all records are alike.',
        'The title of the page names the part and the record: “Documents, Amihan Medical Center”.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Nouns of one or two words. Count only what can be counted: documents, physicians; not an overview.',
        'The first one is the overview and has the address of the record itself.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Addresses make every part a place: it can be sent, bookmarked, opened beside another one, and Back returns to it.',
        'Landmarks with many entries are tiring to walk; seven is a bound we keep, not a law.',
      ],
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
      name: 'More',
      text: 'At the end, where tabs have no room: the menu of them. A cut tab is not drawn.',
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
