import { tableFile } from '../../engines/export/table-file.ts'
import { handlers } from '../../platform/http/handlers.ts'
import { pricesAsOf } from '../../areas/price/day/as-of.ts'
import { boardCounts, priceBoard } from '../../areas/price/day/board.ts'
import { comparePrices } from '../../areas/price/day/compare.ts'
import { comparisonTable, dayTable } from '../../areas/price/day/export.ts'
import { feeFor } from '../../areas/price/day/fee.ts'

/** Prices on any day, between two days and to come; what a physician is paid (our additions). */
export const priceDayHandlers = handlers({
  'priceDay.asOf': ({ services, query, principal }) => pricesAsOf(services, query, principal),
  'priceDay.compare': ({ services, query, principal }) => comparePrices(services, query, principal),
  'priceDay.asOfExport': async ({ services, query, principal }) =>
    tableFile(dayTable(await pricesAsOf(services, query, principal)), query.format),
  'priceDay.compareExport': async ({ services, query, principal }) =>
    tableFile(comparisonTable(await comparePrices(services, query, principal)), query.format),
  'priceDay.fee': ({ services, query }) => feeFor(services, query),
  'priceDay.board': ({ services, query, principal }) => priceBoard(services, query, principal),
  'priceDay.boardCounts': ({ services, query, principal }) => boardCounts(services, query, principal),
})
