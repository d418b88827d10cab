import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'RateSheetTable',
  status: 'stable',
  summary: 'A copy of a price list in editing: amounts typed or pasted as a column.',
  keywords: ['edit prices', 'spreadsheet', 'rate sheet', 'paste', 'new version'],
  use: ['For a new version of a few prices, on wide screens.'],
  avoid: [
    {
      when: 'Prices are only read.',
      instead: 'PriceHistory',
    },
    {
      when: 'There are hundreds: upload a sheet.',
      instead: 'UploadResult',
    },
  ],
  anatomy: [
    {
      name: 'Rows',
      text: 'Item, code, present price, new price.',
      at: 'tbody tr',
    },
    {
      name: 'Marks',
      text: 'On changed rows.',
      at: 'tbody th > span + span',
    },
    {
      name: 'Summary',
      text: '“12 changed, 2 added, 0 removed”.',
      at: 'section output',
    },
  ],
  anatomyStory: 'Changed',
  keyboard: [
    { keys: 'Arrow keys or Enter', does: 'go from amount to amount; Tab leaves the sheet' },
    { keys: 'Page up and Page down', does: 'go ten rows' },
    { keys: 'Ctrl and V', does: 'pastes a column from here down' },
  ],
  accessibility: [
    'Every field is named by its item.',
    'What is no amount stays as it was typed, with an error.',
  ],
  content: ['₱ stands in the head, figures in the cells.'],
  do: [
    {
      text: 'Take a column from a spreadsheet.',
      story: 'PastingAColumn',
    },
  ],
  dont: [
    {
      text: 'Save while a cell holds no amount.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
