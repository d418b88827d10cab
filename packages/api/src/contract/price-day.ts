import { priceSheetKindNames, serviceTypes } from '@capiz/domain/fees'
import * as v from 'valibot'
import { Filter, KnownAt, pagingEntries } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, file, itemOf, pageOf } from './calls.ts'
import { Day } from '../schema/common.ts'
import {
  FeeAnswer,
  PriceBoardCounts,
  PriceBoardRow,
  PriceComparison,
  PriceDay,
  priceEvents,
} from '../schema/price-day.ts'

const { read } = callsOf('accr')
const view = needsOrOwn('RATE_VIEW')
const viewStaff = needs('RATE_VIEW')

/** Whose prices; exactly one of them, a provider may leave out the own code. */
const ownerEntries = {
  healthFacilityCode: v.optional(Filter),
  physicianCode: v.optional(Filter),
  societyName: v.optional(Filter),
  kind: v.optional(v.picklist(priceSheetKindNames)),
}
/** when the prices were known: a day (its end in Manila) or an instant; now when left out */
const known = { knownAt: v.optional(KnownAt) }
const dayQuery = v.object({ ...ownerEntries, ...known, day: Day })
/** `fromKnownAt` is the moment for the earlier day when it is another one */
const daysQuery = v.object({
  ...ownerEntries,
  ...known,
  fromKnownAt: v.optional(KnownAt),
  from: Day,
  to: Day,
})
const format = { format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }
const { page, size } = pagingEntries
const boardEntries = {
  ...ownerEntries,
  event: v.optional(v.picklist(priceEvents)),
  ...known,
  from: v.optional(Day),
  to: v.optional(Day),
}

/** Prices on any day, between days, and to come; all of them additions of ours. */
export const priceDay = group('priceDay', {
  asOf: read('X040', '/price/as-of', view, itemOf(PriceDay), { query: dayQuery }),
  compare: read('X041', '/price/compare', view, itemOf(PriceComparison), { query: daysQuery }),
  asOfExport: read('X042', '/price/as-of/export', view, file, {
    query: v.object({ ...dayQuery.entries, ...format }),
  }),
  compareExport: read('X043', '/price/compare/export', view, file, {
    query: v.object({ ...daysQuery.entries, ...format }),
  }),
  fee: read('X044', '/price/fee', viewStaff, itemOf(FeeAnswer), {
    query: v.object({
      physicianCode: Filter,
      healthFacilityCode: v.optional(Filter),
      serviceType: v.picklist(serviceTypes),
      item: v.pipe(Filter, v.trim(), v.minLength(1, 'Name the fee, procedure or instrument.')),
      ...known,
      day: Day,
    }),
  }),
  board: read('X045', '/price/board', view, pageOf(PriceBoardRow), {
    query: v.object({ page, size, ...boardEntries }),
  }),
  boardCounts: read('X046', '/price/board/counts', view, itemOf(PriceBoardCounts), {
    query: v.object(boardEntries),
  }),
})
