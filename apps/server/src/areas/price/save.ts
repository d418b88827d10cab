import type { PriceSheetInput } from '@capiz/api/schema'
import { checkNewVersion, type NewVersionProblem } from '@capiz/domain/effective'
import { errorMessages } from '@capiz/domain/errors'
import { amendmentReasonCodes, leastAmendmentReason, priceSheetKinds } from '@capiz/domain/fees'
import type { AmendmentReason, PriceAnswer, PriceSheetKindName } from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { priceSheet, type PriceOverride } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import { wholeNumber } from '../../engines/reference/whole-number.ts'
import type { Services } from '../../platform/services.ts'
import { checkHeader, checkSheetLines, foreignHeader, listedHeaderOf } from './check.ts'
import { amendSheet, differingLines } from './amend.ts'
import { writeEntry } from './entry.ts'
import { lockHeader } from './lock.ts'
import { linesOf, liveSheets, newestSheet, versionsOf, wholeSheet } from './read.ts'
import { headerColumns, tidyLine, type Header, type Line, type StoredSheet } from './rows.ts'

/** A sheet as it is sent to be saved; `id` and `version` only to correct one that has not begun. */
export type SheetInput = Omit<InferOutput<typeof PriceSheetInput>, 'answers'> & {
  answers?: readonly PriceAnswer[] | undefined
}

/** Circumstances of a save. */
export interface SaveOptions {
  /** the person may date a sheet before today (RATE_BACKDATE) */
  canBackdate?: boolean
  /** a provider asks; more than 30 days of notice are needed */
  provider?: boolean
  /** code of the approved request the sheet comes from */
  viaRequest?: string
  /** username of who asked for it; the author of the save when left out */
  madeBy?: string
  /** the answers to what was asked about the prices */
  overrides?: readonly PriceOverride[]
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
    refuseVersionAlone(input.version, 'id')
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

/** Refuses a correction that one person may not make alone: of approved prices, and to an earlier day. */
function refuseAlone(sheet: StoredSheet | undefined, { effectiveDate }: SheetInput): void {
  if (!sheet) return
  if (sheet.requestCode !== null) refuse('PRICE_SEALED')
  if (effectiveDate < sheet.effectiveDate) refuse('PRICE_NEEDS_SECOND')
}

/** The reason an amendment is made for; refused without one, and where nothing is amended. */
export function reasonOf({ id, reasonCode, reason }: SheetInput): {
  reasonCode: AmendmentReason | null
  reason: string | null
} {
  const isAmendment = id !== null && id !== undefined
  if (!isAmendment) {
    if (reasonCode) refuseField('reasonCode', 'Only a change of a stored sheet has a reason.')
    if (reason) refuseField('reason', 'Only a change of a stored sheet has a reason.')
    return { reasonCode: null, reason: null }
  }
  if (!reasonCode) refuseField('reasonCode', `Choose one of ${amendmentReasonCodes.join(', ')}.`)
  if ((reason ?? '').length < leastAmendmentReason)
    refuseField('reason', 'Say in 3 characters or more why the stored prices change.')
  return { reasonCode, reason }
}

function checkDates(
  kind: PriceSheetKindName,
  input: SheetInput,
  today: IsoDate,
  options: SaveOptions,
): { validityDate: IsoDate | null; backdated: boolean } {
  const backdated = input.effectiveDate < today
  // What a second person let through may be dated in the past if it was asked for so.
  if (backdated && options.viaRequest && !options.canBackdate) refuse('REQUEST_DATE_PASSED')
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

/** Refuses the day of a sheet, by the name of its field. */
export function refuseDay(reason: NewVersionProblem): never {
  const errors = [{ field: 'effectiveDate', message: errorMessages[reason] }]
  return refuse(reason, { errors })
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
  refuseAlone(replaces, input)
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
  if (!verdict.ok && !(verdict.reason === 'DATE_IN_PAST' && options.viaRequest)) refuseDay(verdict.reason)
  const dates = checkDates(kind, input, today, options)
  reasonOf(input)
  return { header, lines, effectiveDate: input.effectiveDate, ...dates, replaces }
}

/** Stores a new sheet; it is known from now on. */
async function insertSheet(
  services: Services,
  tx: Transaction,
  values: Omit<typeof priceSheet.$inferInsert, 'encodedDate'>,
  actor: Actor,
): Promise<StoredSheet> {
  const now = services.clock.now()
  const stamps = {
    createdBy: actor.username,
    createdDate: now,
    updatedBy: actor.username,
    updatedDate: now,
    knownFrom: now,
    encodedDate: services.clock.today(),
  }
  const [row] = await tx
    .insert(priceSheet)
    .values({ ...values, ...stamps })
    .returning()
  if (!row) throw new Error('The price sheet was not stored.')
  return row
}

/** Enters a checked sheet into the ledger, beside the lines it takes the place of. */
async function enterSheet(
  services: Services,
  tx: Transaction,
  { kind, input, checked, actor, options }: SavedSheet,
): Promise<StoredSheet> {
  const { effectiveDate, validityDate, lines, backdated, header } = checked
  const columns = headerColumns(kind, header)
  const requestCode = options.viaRequest ?? null
  const eve = addDays(effectiveDate, -1)
  const previous = await newestSheet(tx, kind, eq(priceSheet.headerKey, columns.headerKey), eve)
  const before = previous ? await linesOf(tx, kind, previous.id, { day: eve }) : []
  const values = { ...columns, effectiveDate, validityDate, remarks: input.remarks, requestCode }
  const sheet = await insertSheet(services, tx, values, actor)
  const fact = (field: string, from: unknown, to: unknown) => ({ field, before: from, after: to })
  const facts = [
    fact('effectiveDate', null, effectiveDate),
    fact('lines', previous ? before.length : null, lines.length),
    ...(validityDate ? [fact('validityDate', null, validityDate)] : []),
    // Days already gone by are priced anew, so the reason has to be found in the log.
    ...(backdated ? [fact('backdateReason', null, input.backdateReason)] : []),
  ]
  const work = { set: lines.map((line, position) => ({ line, position })), removed: [], from: null }
  const grounds = {
    reasonCode: null,
    reason: input.backdateReason ?? null,
    requestCode,
    madeBy: options.madeBy ?? actor.username,
    decidedBy: options.viaRequest ? actor.username : null,
    overrides: options.overrides,
  }
  await writeEntry(
    services,
    tx,
    {
      ...grounds,
      kind: 'ENTER',
      sheet,
      baseVersion: 0,
      fromDay: effectiveDate,
      at: sheet.knownFrom,
      facts,
      before,
      work,
    },
    actor,
    options.onPause,
  )
  return sheet
}

/** Corrects a sheet that has not begun, or moves it to another day: an amendment of what differs. */
async function correctSheet(
  services: Services,
  tx: Transaction,
  { input, checked, actor, options }: SavedSheet,
  sheet: StoredSheet,
): Promise<StoredSheet> {
  const { effectiveDate, validityDate, lines } = checked
  const { set, removed } = await differingLines(tx, sheet, lines)
  const { reasonCode, reason } = reasonOf(input)
  const { row } = await amendSheet(
    services,
    tx,
    sheet,
    {
      kind: effectiveDate === sheet.effectiveDate ? 'CORRECT' : 'MOVE',
      facts: { effectiveDate, validityDate, remarks: input.remarks },
      set: set.map(({ line }) => line),
      removed,
      from: null,
      reasonCode,
      reason,
      requestCode: null,
      madeBy: actor.username,
      decidedBy: null,
      overrides: options.overrides,
    },
    actor,
    { order: set, onPause: options.onPause },
  )
  return row
}

/** A checked sheet on its way into the ledger. */
export interface SavedSheet {
  kind: PriceSheetKindName
  input: SheetInput
  checked: CheckedSheet
  actor: Actor
  options: SaveOptions
}

/** Locks the header of a sheet and runs every check of its save; nothing is stored yet. */
export async function prepareSheet(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  input: SheetInput,
  actor: Actor,
  options: SaveOptions = {},
): Promise<SavedSheet> {
  const { headerKey } = headerColumns(kind, await listedHeaderOf(tx, kind, input))
  await lockHeader(tx, kind, headerKey)
  return { kind, input, checked: await checkSheet(services, tx, kind, input, options), actor, options }
}

/** Stores a prepared sheet, a new one or what differs of the one it corrects. */
export function storeSheet(services: Services, tx: Transaction, saved: SavedSheet): Promise<StoredSheet> {
  const { replaces } = saved.checked
  return replaces ? correctSheet(services, tx, saved, replaces) : enterSheet(services, tx, saved)
}

/**
 * Saves a price sheet of any kind with all its checks, as an approved request lets it through. Answers the stored sheet.
 * Runs in the caller's transaction.
 */
export async function savePriceSheet(
  services: Services,
  tx: Transaction,
  kind: PriceSheetKindName,
  input: SheetInput,
  actor: Actor,
  options: SaveOptions = {},
): Promise<StoredSheet> {
  return storeSheet(services, tx, await prepareSheet(services, tx, kind, input, actor, options))
}
