import { priceSheetKindNames, serviceTypes } from '@capiz/domain/fees'
import * as v from 'valibot'
import { Filter, pagingEntries } from './common.ts'
import { endpoint, group, needs, needsOrOwn } from './define.ts'
import { Day } from '../schema/common.ts'
import {
  FeeAnswer,
  PriceBoardCounts,
  PriceBoardRow,
  PriceComparison,
  PriceDay,
  priceEvents,
} from '../schema/price-day.ts'

const accr = { service: 'accr', method: 'GET' } as const
const view = needsOrOwn('RATE_VIEW')
const viewStaff = needs('RATE_VIEW')

/** Whose prices; exactly one of them, a provider may leave out the own code. */
const ownerEntries = {
  healthFacilityCode: v.optional(Filter),
  physicianCode: v.optional(Filter),
  societyName: v.optional(Filter),
  kind: v.optional(v.picklist(priceSheetKindNames)),
}
const dayQuery = v.object({ ...ownerEntries, day: Day })
const daysQuery = v.object({ ...ownerEntries, from: Day, to: Day })
const format = { format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }
const { page, size } = pagingEntries
const boardEntries = {
  ...ownerEntries,
  event: v.optional(v.picklist(priceEvents)),
  from: v.optional(Day),
  to: v.optional(Day),
}

/** Prices on any day, between days, and to come; all of them additions of ours (issue of step 3, points 3 and 4). */
export const priceDay = group('priceDay', {
  asOf: endpoint({
    ...accr,
    call: 'X040',
    path: '/price/as-of',
    access: view,
    query: dayQuery,
    reply: { as: 'item', schema: PriceDay },
    summary: 'Everything an owner charges on a day, with the sheet each price comes from',
  }),
  compare: endpoint({
    ...accr,
    call: 'X041',
    path: '/price/compare',
    access: view,
    query: daysQuery,
    reply: { as: 'item', schema: PriceComparison },
    summary: 'Prices added, removed and changed between two days',
  }),
  asOfExport: endpoint({
    ...accr,
    call: 'X042',
    path: '/price/as-of/export',
    access: view,
    query: v.object({ ...dayQuery.entries, ...format }),
    reply: { as: 'blob' },
    summary: 'The prices of a day as a file',
  }),
  compareExport: endpoint({
    ...accr,
    call: 'X043',
    path: '/price/compare/export',
    access: view,
    query: v.object({ ...daysQuery.entries, ...format }),
    reply: { as: 'blob' },
    summary: 'The changes between two days as a file',
  }),
  fee: endpoint({
    ...accr,
    call: 'X044',
    path: '/price/fee',
    access: viewStaff,
    query: v.object({
      physicianCode: Filter,
      healthFacilityCode: v.optional(Filter),
      serviceType: v.picklist(serviceTypes),
      item: v.pipe(Filter, v.trim(), v.minLength(1, 'Name the fee, procedure or instrument.')),
      day: Day,
    }),
    reply: { as: 'item', schema: FeeAnswer },
    summary: 'What a physician is paid for an item on a day, and why',
  }),
  board: endpoint({
    ...accr,
    call: 'X045',
    path: '/price/board',
    access: view,
    query: v.object({ page, size, ...boardEntries }),
    reply: { as: 'page', schema: PriceBoardRow },
    summary: 'What comes into force, lapses, leaves a gap or overlaps, next first',
  }),
  boardCounts: endpoint({
    ...accr,
    call: 'X046',
    path: '/price/board/counts',
    access: view,
    query: v.object(boardEntries),
    reply: { as: 'item', schema: PriceBoardCounts },
    summary: 'How much of each the board holds',
  }),
})
