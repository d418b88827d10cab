import type { PriceDay } from '@capiz/api/schema/price-day'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../auth/principal.ts'
import type { Services } from '../../services.ts'
import { loadPriceWords, type PriceWords } from '../words.ts'
import { kindsOf, ownedSheets, ownerOf, type OwnerQuery } from './owner.ts'
import { dayOf, datedSheets, linesOfSheets, type DatedSheet } from './ruling.ts'

type Day = InferOutput<typeof PriceDay>

/** What a sheet is called: its kind and, beside its owner, its header in words. */
export function titleOf({ kind, header }: Pick<DatedSheet, 'kind' | 'header'>, words: PriceWords) {
  return { kind, title: priceSheetKinds[kind].title, subtitle: words.header(kind, header) }
}

/** Everything an owner charges on a day, past or to come, each price with the sheet it comes from. */
export async function pricesAsOf(
  { db }: Services,
  query: OwnerQuery & { day: IsoDate },
  principal: Principal,
): Promise<Day> {
  const owner = await ownerOf(db, query, principal)
  const kinds = kindsOf(owner.kind, query.kind)
  const days = dayOf(await datedSheets(db, ownedSheets(owner, kinds)), query.day)
  const ruling = days.flatMap((one) => (one.ruling ? [one.ruling] : []))
  const lapsed = days.flatMap((one) => (one.lapsed ? [one.lapsed] : []))
  const sheets = ruling.map(({ sheet }) => sheet)
  const words = await loadPriceWords(db, [...new Set([...sheets, ...lapsed].map(({ kind }) => kind))])
  const lines = await linesOfSheets(db, sheets)
  return {
    owner,
    day: query.day,
    sheets: ruling.map(({ sheet, until }) => {
      const { id: sheetId, kind, effectiveDate, remarks, requestCode } = sheet
      const named = (lines.get(sheetId) ?? []).map(({ key, values }) => {
        return { key, name: words.line(kind, values), values }
      })
      return {
        ...titleOf(sheet, words),
        sheetId,
        effectiveDate,
        until,
        remarks,
        requestCode,
        lines: named,
      }
    }),
    lapsed: lapsed.map((sheet) => {
      const { id: sheetId, effectiveDate, validityDate } = sheet
      return { ...titleOf(sheet, words), sheetId, effectiveDate, validityDate: validityDate ?? effectiveDate }
    }),
  }
}
