import type { Summaries } from './types.ts'

/** Sentences about the calls of prices on a day and proposed sheets. */
export const prices = {
  priceDay: {
    asOf: 'Everything an owner charges on a day, with the sheet each price comes from',
    compare: 'Prices added, removed and changed between two days',
    asOfExport: 'The prices of a day as a file',
    compareExport: 'The changes between two days as a file',
    fee: 'What a physician is paid for an item on a day, and why',
    board: 'What comes into force, lapses, leaves a gap or overlaps, next first',
    boardCounts: 'How much of each the board holds',
  },
  pricePreview: {
    save: 'Who decides on a sheet of prices, the days it touches, and what is asked about it; stores nothing',
    amendment: 'The same of an amendment of stored prices',
    upload: 'The same of an upload of prices that was read',
  },
  proposal: {
    lines:
      'Lines a proposed sheet would change, with pesos, percent and what was decided; none of other requests',
    decide: 'Approve a proposed sheet, refusing some of its lines',
    counter: 'Offer other amounts for lines of a proposed sheet',
    answerCounter: 'Accept or decline the offered amounts, line by line',
    returned: 'The refused lines, to be proposed again',
  },
} as const satisfies Partial<Summaries>
