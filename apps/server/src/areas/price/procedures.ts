import type { IsoDate } from '@capiz/domain/time'
import { and, desc, sql } from 'drizzle-orm'
import { priceLine, priceSheet } from '../../db/schema/index.ts'
import { linesKnownAt } from '../../db/price-lines.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { linesOf, liveSheets, newestSheet } from './read.ts'

const kind = 'standard-procedure-rate'

/**
 * Returns the name of every procedure a standard list has had, by code: as the list in force today has it, otherwise the
 * newest list before it; a name only a later list has comes from the first of these.
 */
export async function procedureNames(db: Executor, today: IsoDate): Promise<ReadonlyMap<string, string>> {
  const { effectiveDate, id } = priceSheet
  const isToCome = sql<boolean>`${effectiveDate} > ${today}`
  const distance = sql`case when ${isToCome} then ${effectiveDate} - ${today}::date else ${today}::date - ${effectiveDate} end`
  const code = sql<string>`${priceLine.fields}->>'procedure'`
  const rows = await db
    .selectDistinctOn([code], { code, name: sql<string | null>`${priceLine.fields}->>'description'` })
    .from(priceLine)
    .innerJoin(priceSheet, and(sql`${priceSheet.id} = ${priceLine.sheetId}`, liveSheets(kind)))
    .where(linesKnownAt(undefined))
    .orderBy(code, isToCome, distance, desc(id))
  return new Map(rows.map((row) => [row.code, row.name ?? row.code]))
}

/**
 * Lists procedures by name without their amounts, for everybody who reads or proposes rates. A procedure is offered
 * when the standard list in force today has it, or, before the first one begins, the newest list.
 */
export async function listProcedures({ db, clock }: Services) {
  const names = await procedureNames(db, clock.today())
  const sheet =
    (await newestSheet(db, kind, undefined, clock.today())) ?? (await newestSheet(db, kind, undefined))
  const lines = sheet ? await linesOf(db, kind, sheet.id) : []
  const offered = new Set(lines.map((line) => line['procedure']))
  return [...names]
    .map(([code, description]) => ({ code, description, offered: offered.has(code) }))
    .toSorted((a, b) => a.description.localeCompare(b.description) || a.code.localeCompare(b.code))
}
