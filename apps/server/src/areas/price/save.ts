import type { PriceSheetInput } from '@capiz/api/schema'
import { checkNewVersion } from '@capiz/domain/effective'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { priceLine, priceSheet, type AuditChange } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { yieldToEventLoop } from '../../engines/import/read-rows.ts'
import { wholeNumber } from '../../engines/reference/whole-number.ts'
import type { Services } from '../../platform/services.ts'
import { checkHeader, checkSheetLines, foreignHeader, listedHeaderOf } from './check.ts'
import { liveSheets, versionsOf, wholeSheet } from './read.ts'
import { headerColumns, lineColumns, tidyLine, type Header, type Line, type StoredSheet } from './rows.ts'

/** A sheet as it is sent to be saved; `id` and `version` only to correct one that has not begun. */
export type SheetInput = InferOutput<typeof PriceSheetInput>

/** Circumstances of a save. */
export interface SaveOptions {
  /** the person may date a sheet before today (RATE_BACKDATE) */
  canBackdate?: boolean
  /** a provider asks; more than 30 days of notice are needed */
  provider?: boolean
  /** code of the approved request the sheet comes from */
  viaRequest?: string
  /** called after every batch of lines; may throw to stop the save */
  onPause?: (done: number) => void
}

/** A sheet that passed every check and can be stored. */
export interface CheckedSheet {
  header: Header
  lines: Line[]
  effectiveDate: IsoDate
  validityDate: IsoDate | null
  /** the scheduled sheet it corrects */
  replaces: StoredSheet | undefined
  backdated: boolean
}

const mostMessages = 200

/** The sheet a correction means, locked; 404 when there is none of this kind, 409 when it changed meanwhile. */
async function sheetToCorrect(
  services: Services,
  db: Executor,
  kind: PriceSheetKindName,
  input: SheetInput,
): Promise<StoredSheet | undefined> {
  if (input.id === null || input.id === undefined) {
    if (input.version) refuseField('id', 'Send the id of the sheet you changed, or leave out the version.')
    return undefined
  }
  const [row] = await db
    .select()
    .from(priceSheet)
    .where(and(liveSheets(kind), eq(priceSheet.id, wholeNumber(input.id))))
    .for('update')
  if (!row) return refuse('NOT_FOUND')
  if (input.version === null || input.version === undefined) {
    refuseField('version', 'Send the version of the sheet you changed.')
  }
  if (input.version !== row.version) {
    const current = await wholeSheet(db, row, services.clock.today())
    refuse('STALE_RECORD', { details: { current } })
  }
  return row
}

function checkDates(
  kind: PriceSheetKindName,
  input: SheetInput,
  today: IsoDate,
  options: SaveOptions,
): { validityDate: IsoDate | null; backdated: boolean } {
  const backdated = input.effectiveDate < today
  if (backdated && options.viaRequest) refuse('REQUEST_DATE_PASSED')
  if (backdated && options.canBackdate && (input.backdateReason ?? '').length < 3) {
    refuseField('backdateReason', 'Say in 3 characters or more why the sheet is dated in the past.')
  }
  if (!backdated && input.backdateReason) {
    refuseField('backdateReason', 'Only a sheet dated in the past has a reason for its date.')
  }
  const validityDate = priceSheetKinds[kind].validity ? input.validityDate : null
  if (validityDate && validityDate < input.effectiveDate) {
    refuseField('validityDate', 'The last day cannot come before the effective date.')
  }
  return { validityDate, backdated }
}

/** Runs every check of a save and writes nothing; throws the refusal the caller is to see (domain model 3, P2). */
export async function checkSheet(
  services: Services,
  db: Executor,
  kind: PriceSheetKindName,
  input: SheetInput,
  options: SaveOptions = {},
): Promise<CheckedSheet> {
  const today = services.clock.today()
  const header = await listedHeaderOf(db, kind, input)
  const lines = input.lines.map((line) => tidyLine(kind, line))
  const problems = [...foreignHeader(kind, input), ...(await checkHeader(db, kind, header))]
  const errors = await checkSheetLines(db, kind, lines, header)
  for (const { row, field, message } of errors) problems.push({ field: `lines.${row}.${field}`, message })
  if (problems.length > 0) refuse('VALIDATION', { errors: problems.slice(0, mostMessages) })
  const replaces = await sheetToCorrect(services, db, kind, input)
  const { headerKey } = headerColumns(kind, header)
  if (replaces && replaces.headerKey !== headerKey) {
    refuseField(
      priceSheetKinds[kind].headerKey[0] ?? 'id',
      'A sheet cannot move to another owner. Enter a new sheet.',
    )
  }
  const existing = await versionsOf(db, kind, [headerKey])
  const verdict = checkNewVersion({
    effectiveDate: input.effectiveDate,
    today,
    existing,
    canBackdate: options.canBackdate ?? false,
    provider: options.provider ?? false,
    ...(replaces ? { replacesId: replaces.id } : {}),
  })
  if (!verdict.ok && !(verdict.reason === 'DATE_IN_PAST' && options.viaRequest)) refuse(verdict.reason)
  const dates = checkDates(kind, input, today, options)
  return { header, lines, effectiveDate: input.effectiveDate, ...dates, replaces }
}

/**
 * Lines per statement: large enough to outweigh the round trip, small enough not to block the database for other users.
 */
const batch = 500

/** Stores the lines of a sheet in place of those it had, as one parameter a batch: binding thousands takes longer. */
async function storeLines(
  tx: Transaction,
  kind: PriceSheetKindName,
  sheetId: number,
  lines: readonly Line[],
  onPause: SaveOptions['onPause'],
): Promise<void> {
  await tx.delete(priceLine).where(eq(priceLine.sheetId, sheetId))
  for (let from = 0; from < lines.length; from += batch) {
    const rows = lines.slice(from, from + batch).map((line, at) => {
      const { lineKey: line_key, ...columns } = lineColumns(kind, line, from + at)
      return { line_key, ...columns }
    })
    await tx.execute(
      sql`insert into price_line (sheet_id, line_key, position, amount, fields)
        select ${sheetId}, line_key, position, amount, fields
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as rows(line_key text, position integer, amount numeric, fields jsonb)`,
    )
    await yieldToEventLoop()
    onPause?.(from + rows.length)
  }
}

async function storeSheet(
  services: Services,
  tx: Transaction,
  values: Omit<typeof priceSheet.$inferInsert, 'encodedDate'>,
  actor: Actor,
  replaces: StoredSheet | undefined,
): Promise<StoredSheet> {
  const now = services.clock.now()
  const updated = { updatedBy: actor.username, updatedDate: now }
  if (replaces) {
    const version = sql`${priceSheet.version} + 1`
    const set = { ...values, ...updated, version }
    const [row] = await tx.update(priceSheet).set(set).where(eq(priceSheet.id, replaces.id)).returning()
    if (row) return row
  }
  const stamps = {
    createdBy: actor.username,
    createdDate: now,
    ...updated,
    encodedDate: services.clock.today(),
  }
  const [row] = await tx
    .insert(priceSheet)
    .values({ ...values, ...stamps })
    .returning()
  if (!row) throw new Error('The price sheet was not stored.')
  return row
}

function auditChanges(checked: CheckedSheet, input: SheetInput): AuditChange[] {
  const { replaces, backdated } = checked
  const changes: AuditChange[] = [
    { field: 'effectiveDate', before: replaces?.effectiveDate ?? null, after: checked.effectiveDate },
    { field: 'lines', before: null, after: checked.lines.length },
  ]
  if (checked.validityDate) changes.push({ field: 'validityDate', before: null, after: checked.validityDate })
  // Days already gone by are priced anew, so the reason has to be found in the log.
  if (backdated) changes.push({ field: 'backdateReason', before: null, after: input.backdateReason })
  return changes
}

/** Lets two saves of one header wait for each other, so that the rules of dates see what the other one did. */
export async function lockHeader(
  tx: Transaction,
  kind: PriceSheetKindName,
  headerKey: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`price ${kind} ${headerKey}`}))`)
}

/**
 * Saves a price sheet of any kind with all its checks: from the forms, from an upload and from an approved request
 * alike. Answers the stored sheet. Runs in the caller's transaction.
 */
export async function savePriceSheet(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  input: SheetInput,
  actor: Actor,
  options: SaveOptions = {},
): Promise<StoredSheet> {
  const columns = headerColumns(kind, await listedHeaderOf(tx, kind, input))
  await lockHeader(tx, kind, columns.headerKey)
  const checked = await checkSheet(services, tx, kind, input, options)
  const { effectiveDate, validityDate, replaces, lines } = checked
  const requestCode = options.viaRequest ?? replaces?.requestCode ?? null
  const values = { ...columns, effectiveDate, validityDate, remarks: input.remarks, requestCode }
  const row = await storeSheet(services, tx, values, actor, replaces)
  await storeLines(tx, kind, row.id, lines, options.onPause)
  await audit(tx, services, {
    actor: actor.username,
    action: replaces ? 'UPDATE' : 'CREATE',
    entityType: kind,
    entityCode: row.ownerCode ?? String(row.id),
    topic: priceSheetKinds[kind].title,
    changes: auditChanges(checked, input),
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
  return row
}
