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
  anatomy: [
    { name: 'Control', text: 'Optional, before the words: a checkbox.' },
    { name: 'Title', text: 'The name, usually a link to the record.', at: 'li a' },
    { name: 'Status', text: 'At the end of the first line.', at: 'li div:has(> a) + div' },
    { name: 'Facts', text: 'Each with its label; they flow and wrap.', at: 'li dl' },
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
  do: [
    { text: 'Put the state beside the name, where it is seen first.', story: 'Default' },
    { text: 'Let long names wrap.', story: 'LongText' },
  ],
  dont: [{ text: 'Repeat every column: leave out what is empty.' }],
  changelog: [{ date: '2026-11-21', text: 'First version, taken out of the paged table.' }],
}
