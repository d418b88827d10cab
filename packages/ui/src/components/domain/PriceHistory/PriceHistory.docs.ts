import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PriceHistory',
  status: 'stable',
  summary: 'Prices over time: a ruler of versions, a day to look at, prices and what changed.',
  keywords: [
    'price change',
    'future price',
    'rates',
    'tariff',
    'versions',
    'effective date',
    'price list',
    'time travel',
    'compare',
  ],
  use: ['For room rates, services, packages, procedure rates and professional fees.'],
  avoid: [{ when: 'The prices are to be changed.', instead: 'RateSheetGrid' }],
  anatomy: [
    {
      name: 'Ruler',
      text: 'One segment a version; a chooser in a narrow place.',
      at: 'fieldset',
    },
    {
      name: 'As of',
      text: 'A day; says which version was in force.',
      at: '[role="group"]',
    },
    {
      name: 'Table',
      text: 'Item, code, price, change, course.',
      at: 'table',
    },
    {
      name: 'Tools',
      text: 'New version, upload, template, compare; in a narrow place behind Options.',
      at: 'h2 + div',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Arrow keys on the ruler',
      does: 'step through the versions',
    },
    {
      keys: 'Tab',
      does: 'goes to the day, the tools and the table',
    },
    {
      keys: 'Enter on a course',
      does: 'shows all prices of the item',
    },
  ],
  accessibility: [
    'The ruler is a radio group named with both days and the state.',
    'The answer for a day is announced.',
    'Changes are words as well as signs: “up 8.8 percent”.',
  ],
  content: [
    '“up from zero”: a price of zero has no percentage.',
    '“In force”, “scheduled”, “past”, “pending approval”, “draft”.',
  ],
  pairs: [
    {
      do: {
        text: 'Leave the tools out for those who may only read; the prices and the changes stay.',
        example: 'ReadOnly',
      },
      dont: { text: 'Show tools to people who may use none of them.', example: 'DontShowTools' },
    },
    {
      do: { text: 'Give all versions, so that a day in the past has an answer too.', example: 'Versions' },
      dont: {
        text: 'Give only the prices of today: nobody sees what changed, or what is coming.',
        example: 'DontGiveTodayOnly',
      },
    },
  ],

  changelog: [
    { date: '2026-11-29', text: 'New version is the primary action; the table begins earlier.' },
    { date: '2026-11-28', text: 'A narrow place shows the version in a line and folds everything else.' },
    { date: '2026-11-27', text: '`value` and `onChange` in place of `selectedId` and `onSelect`.' },
    {
      date: '2026-11-22',
      text: 'The ruler says the state of each version in words, and names today.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
