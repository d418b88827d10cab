import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'CardList',
  status: 'stable',
  summary: 'Records below each other for narrow places: name and state first, then labelled facts.',
  keywords: ['cards', 'list', 'phone', 'mobile table', 'records', 'grid list'],
  use: [
    'As the phone form of a list of records; a paged table takes it by itself when its place is narrow.',
    'For short lists of records inside a drawer or beside other content.',
  ],
  avoid: [
    { when: 'There is room for columns.', instead: 'DataTable' },
    { when: 'The facts belong to one record.', instead: 'DescriptionList' },
    { when: 'The entries are events in time.', instead: 'Timeline' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In narrow places: phones, drawers, the second column of a page. In wide ones it wastes width that columns would use.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'There is room for columns and people compare: `DataTable`. It takes the form of cards by itself in a narrow place, so do not build both.',
        'Facts of one record: `DescriptionList`. Events in time: `Timeline`. Figures that lead to lists: `StatTile`.',
        'A handful of links without facts is a plain list.',
        'People scan by status or name and open one: cards are enough. They sort, choose many or add up: a table.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The name is the link, not the whole card: text can then be selected, and controls in the card do not lie inside a link.',
        'Name and status share the first line; a long name wraps and pushes nothing out.',
        'Each fact begins a line, or ends the line of the one before it at the right edge (`isAtEnd`); a long one wraps in its place.',
        'All cards of a list have the same facts in the same order, so that a value stands at one place and is found by looking down.',
        'A code, a kind or a place says what it is: `isLabelHidden` leaves its label to screen readers.',
        'Arrow up and down go to the same control of the next card, so that a list of boxes is walked quickly.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Two to four facts, those that tell records apart; a fact that no record has is left out of all cards.',
        'Labels are the words of the column heads, so that table and cards say the same.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A table squeezed into 360 px needs scrolling in two directions, which WCAG 2.2, 1.4.10 excludes for anything that can be shown otherwise.',
        'A card as one large link is read out as one long name. A heading link with facts beside it can be skipped.',
      ],
    },
  ],
  anatomy: [
    { name: 'Control', text: 'Optional, before the words: a checkbox.' },
    { name: 'Title', text: 'The name, usually a link to the record.', at: 'li a' },
    { name: 'Status', text: 'At the end of the first line.', at: 'li div:has(> a) + div' },
    { name: 'Facts', text: 'Each with its label, at the start or the end of a line.', at: 'li dl' },
    { name: 'Menu', text: 'Optional, after the words.' },
  ],
  anatomyStory: 'Default',
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'go to the same control of the neighbouring card' },
    { keys: 'Tab', does: 'goes through the controls in reading order' },
  ],
  accessibility: [
    'A list with a name; each card is one item, its facts a description list.',
    'Controls keep their own roles and names; give a checkbox the name of its record.',
  ],
  content: ['Use the words of the column headings as labels, so the table and the cards say the same.'],
  pairs: [
    {
      do: {
        text: 'Put the state beside the name, and the two or three facts people choose by under it.',
        example: 'NameAndState',
      },
      dont: {
        text: 'Repeat every column of the table: leave out what is empty.',
        example: 'DontRepeatColumns',
      },
    },
  ],

  changelog: [
    { date: '2026-11-29', text: '`isAtEnd` of facts; each begins a line without it. `end` is removed.' },
    { date: '2026-11-28', text: '`isLabelHidden` of facts.' },
    { date: '2026-11-21', text: 'First version, taken out of the paged table.' },
  ],
}
