import type { TextPage } from '../text-page.ts'

/** A component that we do not have, with the words people look for it by. */
export interface NotIncluded {
  name: string
  keywords: readonly string[]
  reason: string
  /** The advice, with component names between backticks. */
  instead: string
}

export const notIncluded: readonly NotIncluded[] = [
  {
    name: 'Carousel',
    keywords: ['carousel', 'slider', 'slideshow', 'gallery'],
    reason:
      'It hides all but one of its contents, and what moves by itself has to be stoppable (WCAG 2.2, 2.2.2).',
    instead: 'Show the contents under each other, or a `CardList`.',
  },
  {
    name: 'Tree',
    keywords: ['tree', 'tree view', 'hierarchy', 'nested list'],
    reason: 'Our data is flat or has two levels. The keys of a tree are known to few people.',
    instead: '`SideList` for pages in groups, a `DataTable` with a filter for records.',
  },
  {
    name: 'Kanban board',
    keywords: ['kanban', 'board', 'swimlane'],
    reason: 'A status changes by a decision with a reason and a day, not by moving a card.',
    instead: 'A `DataTable` with views by status in a `TabNav`, and `StatusChangeDialog`.',
  },
  {
    name: 'Drag and drop of rows',
    keywords: ['drag', 'drag and drop', 'sortable', 'reorder'],
    reason:
      'No list of ours has an order that a person gives it. Dragging alone would exclude people (WCAG 2.2, 2.5.7).',
    instead: 'Files can be dropped on `DocumentUploader`, and added by its button.',
  },
  {
    name: 'Range slider',
    keywords: ['range', 'range slider', 'knob'],
    reason: 'Exact amounts cannot be set by it, and ours are exact.',
    instead: '`NumberField` or `MoneyField`.',
  },
  {
    name: 'Rich text editor',
    keywords: ['rich text', 'wysiwyg', 'editor', 'markdown'],
    reason: 'Remarks go into mails, PDF and the log as plain text.',
    instead: '`TextArea`.',
  },
  {
    name: 'Accordion',
    keywords: ['accordion', 'expansion panel'],
    reason: 'A page folded as a whole hides what people came for, and finding in the page misses it.',
    instead: '`Section` with headings; `Disclosure` for single details.',
  },
  {
    name: 'Mega menu',
    keywords: ['mega menu', 'hover menu', 'flyout menu'],
    reason: 'The rail shows all areas at once; hover is missing on touch and keyboard.',
    instead: '`SideNav` and `CommandPalette`.',
  },
  {
    name: 'Rating',
    keywords: ['rating', 'stars', 'score'],
    reason: 'Nobody rates providers here.',
    instead: '`RadioGroup` for a scale with words.',
  },
  {
    name: 'Colour picker',
    keywords: ['colour picker', 'color picker', 'palette'],
    reason: 'Colour belongs to status and to the brand, which is a file.',
    instead: 'See Theming.',
  },
  {
    name: 'Avatar group',
    keywords: ['avatar group', 'facepile', 'presence'],
    reason: 'Who works on a record is named, since initials of a team are guesses.',
    instead: '`PersonLine`.',
  },
  {
    name: 'Guided tour',
    keywords: ['tour', 'coach mark', 'onboarding', 'walkthrough'],
    reason: 'A tour is closed unread and is stale after the next change.',
    instead: 'An `EmptyState` that says the first step.',
  },
]

export const notIncludedPage: TextPage = {
  id: 'not-included',
  title: 'Components we do not have',
  lead: 'Each with the reason, and what to take instead. Find a component answers these words too.',
  parts: [
    {
      title: 'The list',
      table: {
        head: ['Component', 'Reason', 'Instead'],
        rows: notIncluded.map(({ name, reason, instead }) => [name, reason, instead]),
      },
    },
    {
      title: 'If you need one',
      list: [
        'Say which screen, for whom and how often; a reason of ours may have become wrong.',
        'A component for one screen may live with that screen, built from ours, until a second screen needs it.',
      ],
    },
  ],
}
