import type { PriceDay } from '@capiz/api/schema/price-day'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import type { Services } from '../../../platform/services.ts'
import { loadPriceLabels, type PriceLabels } from '../labels.ts'
import { knownMoment } from '../known.ts'
import { kindsOf, ownedSheets, ownerOf, type KnownQuery, type OwnerQuery } from './owner.ts'
import { dayOf, datedSheets, linesOfSheets, type DatedSheet } from './effective-sheet.ts'

type Day = InferOutput<typeof PriceDay>

/** Returns the title of a sheet: its kind and, beside its owner, its header as text. */
export function titleOf({ kind, header }: Pick<DatedSheet, 'kind' | 'header'>, labels: PriceLabels) {
  return { kind, title: priceSheetKinds[kind].title, subtitle: labels.header(kind, header) }
}

/** Everything an owner charges on a day, past or to come, as known at a moment, each price with the sheet it comes from. */
export async function pricesAsOf(
  { db, clock }: Services,
  query: OwnerQuery & KnownQuery & { day: IsoDate },
  principal: Principal,
): Promise<Day> {
  const owner = await ownerOf(db, query, principal)
  const kinds = kindsOf(owner.kind, query.kind)
  const knownAt = knownMoment(query.knownAt)
  const days = dayOf(await datedSheets(db, ownedSheets(owner, kinds), knownAt), query.day)
  const inForce = days.flatMap((one) => (one.inForce ? [one.inForce] : []))
  const lapsed = days.flatMap((one) => (one.lapsed ? [one.lapsed] : []))
  const sheets = inForce.map(({ sheet }) => sheet)
  const labelled = [...new Set([...sheets, ...lapsed].map(({ kind }) => kind))]
  const labels = await loadPriceLabels(db, labelled, clock.today())
  const lines = await linesOfSheets(db, sheets, { day: query.day, knownAt })
  return {
    owner,
    day: query.day,
    knownAt: knownAt?.toISOString() ?? null,
    sheets: inForce.map(({ sheet, until }) => {
      const { id: sheetId, kind, effectiveDate, remarks, requestCode } = sheet
      const named = (lines.get(sheetId) ?? []).map(({ key, values }) => {
        return { key, name: labels.line(kind, values), values }
      })
      return {
        ...titleOf(sheet, labels),
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
      return {
        ...titleOf(sheet, labels),
        sheetId,
        effectiveDate,
        validityDate: validityDate ?? effectiveDate,
      }
    }),
  }
}
