import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'RateSheetGrid',
  status: 'beta',
  summary: 'A copy of a price list in editing, used like a spreadsheet.',
  keywords: ['spreadsheet', 'rates', 'prices', 'paste', 'editable table', 'bulk edit', 'new version'],
  use: [
    'With `onUpload`, so that phones, which show no fields, have a way to a new version.',
    'To enter a new version of prices that starts as a copy of another one.',
    'For items with one price or several, in pesos or in percent.',
  ],
  avoid: [{ when: 'Prices are only looked at or compared.', instead: 'PriceHistory' }],
  anatomy: [
    {
      name: 'First day',
      text: 'Optional: the day the version begins, with what that means.',
      at: 'section > :first-child',
    },
    {
      name: 'Item',
      text: 'Name and code, with “changed”, “new” or “removed” beside it; stays in view.',
      at: 'tbody th',
    },
    { name: 'Amounts', text: 'For each price: before, the field, and the change.', at: 'tbody input' },
    {
      name: 'Summary',
      text: 'How many items changed, came and went, and what the last paste did.',
      at: 'section output',
    },
  ],
  anatomyStory: 'Changed',
  keyboard: [
    { keys: 'Tab', does: 'enters the sheet at the amount used last, and leaves it' },
    { keys: 'Arrow up, arrow down, Enter', does: 'go to the amount above or below' },
    {
      keys: 'Arrow left, arrow right',
      does: 'move in the text, and from its end to the neighbouring amount',
    },
    { keys: 'Page Up, Page Down', does: 'move by ten items' },
    { keys: 'Arrow right from the last amount', does: 'goes to the menu of the item, which Enter opens' },
    { keys: 'Shift with arrow up or down', does: 'selects a stretch of amounts' },
    {
      keys: 'Ctrl with D',
      does: 'fills the stretch from its first amount, or the amount from the one above',
    },
    { keys: 'Ctrl with Home or End', does: 'go to the first or last amount' },
    { keys: 'Escape', does: 'brings the amount back that stood there' },
  ],
  accessibility: [
    'A native table with the grid role; each field is named with its price and its item.',
    'Changes are words as well as signs, for example “up 8.8 percent”.',
    'A text that is no amount is marked invalid and described at its field; the counts are announced.',
  ],
  content: [
    'Name the sheet after what is priced: “New version of room rates”.',
    'Say amounts as people write them: 1,234.50; the peso sign and commas are taken too.',
  ],
  pairs: [
    {
      do: {
        text: 'Begin with the day above the sheet, so that back-dating is explained before work begins.',
        example: 'NewVersion',
      },
      dont: {
        text: 'Leave the day for the end: after two hundred prices it turns out that the day is taken.',
        example: 'DontLeaveOutTheDay',
      },
    },
    {
      do: {
        text: 'Keep a removed item in the sheet until it is saved, so that it can be put back.',
        example: 'ChangedSheet',
      },
      dont: {
        text: 'Take a removed item out of the sheet at once: nobody sees that it is missing.',
        example: 'DontDropRemoved',
      },
    },
  ],

  changelog: [
    { date: '2026-11-27', text: '`onSelectionChange` in place of `onSelect`.' },
    { date: '2026-11-21', text: 'First version; the rate sheet of one price an item stands on it.' },
  ],
}
