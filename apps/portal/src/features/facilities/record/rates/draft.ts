import { fromCentavos, toCentavos } from '@capiz/domain/money'
import type { SheetLine } from '@capiz/ui/RateSheetTable'
import type { RoomCategory } from './sheets.ts'
import type { Line } from './versions.ts'

/** The lines of a new version: every room category, with the price it has now or none. */
export function sheetLines(current: readonly Line[], categories: readonly RoomCategory[]): SheetLine[] {
  const prices = new Map(current.map((line) => [line.roomCategoryCode, line.rate]))
  // a category that was taken off the list keeps its price until somebody removes it
  const gone = current
    .filter((line) => categories.every(({ code }) => code !== line.roomCategoryCode))
    .map(({ roomCategoryCode: code }) => ({ code, label: code }))
  return [...categories, ...gone].map(({ code, label }) => {
    const price = prices.get(code)
    return { key: code, label, code, amount: price === undefined ? null : toCentavos(price) }
  })
}

/** The lines as they are sent: rooms with a price, with the beds and inclusions they had before. */
export function wireLines(lines: readonly SheetLine[], current: readonly Line[]): Line[] {
  return lines.flatMap(({ key, amount }) => {
    if (amount === null) return []
    const before = current.find((line) => line.roomCategoryCode === key)
    const { beds, inclusions } = before ?? {}
    return [
      {
        roomCategoryCode: key,
        rate: fromCentavos(amount),
        ...(beds === undefined || beds === null ? {} : { beds }),
        ...(inclusions === undefined || inclusions === null ? {} : { inclusions }),
      },
    ]
  })
}
