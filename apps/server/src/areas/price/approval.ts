import { timeline } from '@capiz/domain/effective'
import {
  approvalNeed,
  approvalReasonText,
  lineKey,
  touchedDaysText,
  type ApprovalNeed,
  type PriceEntryKind,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { priceSheet } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { loadPriceLabels } from './labels.ts'
import { readPriceLimit } from './limits.ts'
import { linesOf, newestSheet, versionsOf } from './read.ts'
import type { Line, StoredSheet } from './rows.ts'

/** A change of prices to be judged. */
export interface JudgedChange {
  kind: PriceSheetKindName
  headerKey: string
  action: PriceEntryKind
  effectiveDate: IsoDate
  validityDate: IsoDate | null
  /** the stored sheet that is amended */
  stored: StoredSheet | undefined
  changedSince?: IsoDate | undefined
  lines: readonly Line[]
}

/** Whether a second person is needed, and why and for which days in sentences. */
export interface JudgedNeed extends ApprovalNeed {
  texts: string[]
  daysText: string
}

/** The lines a change is measured against: the sheet before its first day, the one in force, and the stored one. */
async function baselinesOf(db: Executor, today: IsoDate, change: JudgedChange): Promise<Line[][]> {
  const { kind, headerKey, effectiveDate, stored } = change
  const ofHeader = eq(priceSheet.headerKey, headerKey)
  const eve = addDays(effectiveDate, -1)
  const before = await newestSheet(db, kind, ofHeader, eve)
  const current = effectiveDate > today ? await newestSheet(db, kind, ofHeader, today) : before
  const sheets = new Map([before, current, stored].flatMap((sheet) => (sheet ? [[sheet.id, sheet]] : [])))
  return Promise.all([...sheets.keys()].map((id) => linesOf(db, kind, id)))
}

/** The last day of the changed prices: the eve of the next sheet, or their own last day. */
async function untilOf(db: Executor, today: IsoDate, change: JudgedChange): Promise<IsoDate | null> {
  const { kind, headerKey, effectiveDate, validityDate, stored } = change
  const others = (await versionsOf(db, kind, [headerKey])).filter(({ id }) => id !== stored?.id)
  const own = { id: 0, headerKey, effectiveDate, validityDate }
  return timeline([...others, own], today).find(({ version }) => version === own)?.until ?? null
}

/** Judges a change of prices by the limits of a role, in sentences with the names of lines. */
export async function judgeChange(
  services: Services,
  db: Executor,
  change: JudgedChange,
  role: string,
): Promise<JudgedNeed> {
  const { kind, action, effectiveDate, stored, changedSince, lines } = change
  const today = services.clock.today()
  const [limit, baselines, until] = await Promise.all([
    readPriceLimit(db, kind, role),
    baselinesOf(db, today, change),
    untilOf(db, today, change),
  ])
  const isSealed = stored !== undefined && stored.requestCode !== null
  const days = { today, effectiveDate, storedDate: stored?.effectiveDate, changedSince, until }
  const need = approvalNeed({ kind, action, ...days, isSealed, baselines, lines }, limit)
  const labels = await loadPriceLabels(db, [kind], today)
  const named = new Map([...lines, ...baselines.flat()].map((line) => [lineKey(kind, line), line]))
  const nameOf = ({ key }: { key: string }) => {
    const line = named.get(key)
    return line ? labels.line(kind, line) : key
  }
  return {
    ...need,
    texts: need.reasons.map((reason) => approvalReasonText(reason, nameOf)),
    daysText: touchedDaysText(need.days, today),
  }
}
