import type { PriceAmendmentForm } from '@capiz/api/schema/price'
import { checkNewVersion } from '@capiz/domain/effective'
import { amendmentProblem, lineKey, type PriceAnswer, type PriceSheetKindName } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, not } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { linesOfKeys, priceLinesAt } from '../../db/price-lines.ts'
import { priceLine, priceSheet } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import type { Amendment } from './amend.ts'
import { checkSheetLines } from './check.ts'
import { linesOf, versionsOf, wholeSheet } from './read.ts'
import { tidyLine, type Line, type StoredSheet } from './rows.ts'
import { lockHeader } from './lock.ts'
import { refuseDay } from './save.ts'

/** A proposed amendment as it is sent. */
export type AmendmentForm = Omit<InferOutput<typeof PriceAmendmentForm>, 'answers'> & {
  answers?: readonly PriceAnswer[] | undefined
}

/** The sheet an amendment is about; undefined when it is gone. */
export async function amendedSheet(db: Executor, id: number): Promise<StoredSheet | undefined> {
  const [row] = await db
    .select()
    .from(priceSheet)
    .where(and(eq(priceSheet.id, id), eq(priceSheet.deleted, false)))
  return row
}

/** The lines of a sheet that an amendment touches, as they are now. */
export async function touchedLines(
  db: Executor,
  sheet: Pick<StoredSheet, 'id' | 'kind'>,
  { lines, removed }: Pick<AmendmentForm, 'lines' | 'removed'>,
): Promise<Line[]> {
  const kind = sheet.kind as PriceSheetKindName
  const keys = [...lines.map((line) => lineKey(kind, line)), ...removed]
  return linesOf(db, kind, sheet.id, {}, keys)
}

/** Whether a sheet has lines of other keys than some. */
async function hasOtherLines(
  db: Executor,
  { id }: Pick<StoredSheet, 'id'>,
  keys: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ id: priceLine.id })
    .from(priceLine)
    .where(and(eq(priceLine.sheetId, id), priceLinesAt(), not(linesOfKeys(keys))))
    .limit(1)
  return rows.length > 0
}

/** Refuses lines that break the rules of their kind, keys the sheet does not have, and an amendment of nothing. */
async function checkLines(db: Executor, sheet: StoredSheet, form: AmendmentForm, set: readonly Line[]) {
  const kind = sheet.kind as PriceSheetKindName
  const errors = await checkSheetLines(db, kind, set, sheet.header)
  const problems = errors.map(({ row, field, message }) => ({ field: `lines.${row}.${field}`, message }))
  if (problems.length > 0) refuse('VALIDATION', { errors: problems.slice(0, 200) })
  const removed = await linesOf(db, kind, sheet.id, {}, form.removed)
  const stored = new Set(removed.map((line) => lineKey(kind, line)))
  const unknown = form.removed.findIndex((key) => !stored.has(key))
  if (unknown >= 0) refuseField(`removed.${unknown}`, 'The sheet has no such line.')
  const isTouched = set.length + form.removed.length > 0
  const { action } = form
  if (action === 'WITHDRAW' && isTouched) refuseField('lines', 'A sheet is withdrawn as a whole.')
  const hasFacts = form.remarks !== undefined || form.validityDate !== undefined
  if ((action === 'RETRO' || (action === 'CORRECT' && !hasFacts)) && !isTouched)
    refuseField('lines', 'Name the lines to change.')
  const isLeft = set.some((line) => !stored.has(lineKey(kind, line)))
  if (!isLeft && !(await hasOtherLines(db, sheet, form.removed)))
    refuseField('removed', 'No line would be left. Withdraw the sheet instead.')
}

async function checkDay(
  db: Executor,
  sheet: StoredSheet,
  effectiveDate: IsoDate,
  today: IsoDate,
): Promise<void> {
  const verdict = checkNewVersion({
    effectiveDate,
    today,
    existing: await versionsOf(db, sheet.kind as PriceSheetKindName, [sheet.headerKey]),
    canBackdate: false,
    provider: false,
    replacesId: sheet.id,
  })
  if (!verdict.ok) refuseDay(verdict.reason)
}

/** An amendment that passed every check, without its maker and its decision. */
export type CheckedAmendment = Pick<Amendment, 'kind' | 'facts' | 'set' | 'removed' | 'from'>

/** Locks the sheet an amendment is about and runs every check; writes nothing. */
export async function checkAmendment(
  services: Services,
  tx: Transaction,
  form: AmendmentForm,
): Promise<{ sheet: StoredSheet; amendment: CheckedAmendment }> {
  const found = (await amendedSheet(tx, form.sheetId)) ?? refuse('NOT_FOUND')
  const kind = found.kind as PriceSheetKindName
  await lockHeader(tx, kind, found.headerKey)
  const sheet = (await amendedSheet(tx, form.sheetId)) ?? refuse('NOT_FOUND')
  const today = services.clock.today()
  if (form.version !== sheet.version) {
    refuse('STALE_RECORD', { details: { current: await wholeSheet(tx, sheet, today) } })
  }
  const { action, effectiveDate: moveTo } = form
  const problem = amendmentProblem({ ...form, effectiveDate: sheet.effectiveDate, today, moveTo })
  if (problem) refuseField(problem.field, problem.message)
  const set = form.lines.map((line) => tidyLine(kind, line))
  await checkLines(tx, sheet, form, set)
  if (action === 'MOVE' && moveTo) await checkDay(tx, sheet, moveTo, today)
  const isCorrection = action === 'CORRECT' || action === 'MOVE'
  if (form.validityDate && form.validityDate < (moveTo ?? sheet.effectiveDate))
    refuseField('validityDate', 'The last day cannot come before the effective date.')
  const facts = {
    ...(isCorrection && form.remarks !== undefined ? { remarks: form.remarks } : {}),
    ...(isCorrection && form.validityDate !== undefined ? { validityDate: form.validityDate } : {}),
    ...(action === 'MOVE' && moveTo ? { effectiveDate: moveTo } : {}),
    ...(action === 'WITHDRAW' ? { deleted: true } : {}),
  }
  const from = form.from && form.from > sheet.effectiveDate ? form.from : null
  return { sheet, amendment: { kind: action, facts, set, removed: form.removed, from } }
}
