import {
  checkMove,
  checkSuspension,
  isAccreditationStatus,
  presentStatus,
  statusOn,
  statusRowOn,
  type AccreditationStatusCode,
} from '@capiz/domain/accreditation'
import { isComplete, missingItems } from '@capiz/domain/checklist'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { attachment } from '../db/schema/index.ts'
import type { Executor, Transaction } from '../db/types.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { facilityChecklist } from './checklist.ts'
import { currentForm } from './form.ts'
import { historyOf, writeHistory, type HistoryEntry, type StatusHistoryRow } from './history.ts'
import { accreditedProblems } from './rules.ts'
import type { FacilityRecord } from './scope.ts'
import { auditFacility, updateFacility } from './write.ts'

/** A status move asked for (domain model 4.2). */
export interface StatusInput {
  status: string
  effectiveDate: IsoDate
  reason: string | null
  remarks: string | null
  /** last day of a suspension */
  until: IsoDate | null
}

/** How a move comes about; an approved request may do what the direct call may not. */
export interface StatusWay {
  requestCode?: string
}

/** Whether a contract covers the day: by the dates of the record or by a contract on file. */
async function contractInForce(db: Executor, record: FacilityRecord, day: IsoDate): Promise<boolean> {
  const { contractEffectiveDate: from, contractValidityDate: to } = record
  if (from && to && from <= day && day <= to) return true
  const [paper] = await db
    .select({ id: attachment.id })
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, 'hf/contract'),
        eq(attachment.ownerCode, record.code),
        eq(attachment.docType, 'MOA'),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
        lte(attachment.effectiveDate, day),
        gte(attachment.validityDate, day),
      ),
    )
    .limit(1)
  return paper !== undefined
}

async function accreditedGuards(db: Executor, record: FacilityRecord, day: IsoDate) {
  const rows = await facilityChecklist(db, record, day)
  const fields = accreditedProblems(await currentForm(db, record)).map(({ message }) => message)
  return {
    checklistComplete: isComplete(rows) && fields.length === 0,
    missing: [...missingItems(rows), ...fields],
    contractInForce: await contractInForce(db, record, day),
  }
}

const noGuards = { checklistComplete: false, missing: [], contractInForce: false }

function returnDay(input: StatusInput, to: AccreditationStatusCode, today: IsoDate): IsoDate | undefined {
  if (input.until === null) return undefined
  if (to !== 'SUSPENDED') return refuseField('until', 'Only a suspension has a last day.')
  const period = checkSuspension({ from: input.effectiveDate, until: input.until, today })
  return period.ok ? period.returnsOn : refuse('SUSPENSION_PERIOD')
}

function refuseBackdating(history: readonly StatusHistoryRow[], day: IsoDate, today: IsoDate): void {
  const latest = statusRowOn(history, today)
  if (latest && day < latest.effectiveDate) {
    const since = formatDay(latest.effectiveDate)
    refuseField('effectiveDate', `The present status began on ${since}. Choose that day or a later one.`)
  }
}

/**
 * The rows a move adds: the move, the return after a suspension, and for every later day on which another change was
 * scheduled a row that puts the new course in its place. Rows are only ever added; the later of one day rules.
 */
export function rowsOfMove(
  history: readonly StatusHistoryRow[],
  move: HistoryEntry & { fromStatus: AccreditationStatusCode },
  returnsOn: IsoDate | undefined,
): HistoryEntry[] {
  const { effectiveDate, fromStatus, toStatus, requestCode } = move
  const rows: HistoryEntry[] = [move]
  const back: HistoryEntry = {
    fromStatus: toStatus,
    toStatus: fromStatus,
    effectiveDate: returnsOn ?? effectiveDate,
    reason: 'End of the suspension',
    requestCode,
  }
  if (returnsOn) rows.push(back)
  const laterDays = new Set(history.map((row) => row.effectiveDate).filter((day) => day > effectiveDate))
  for (const day of [...laterDays].sort()) {
    const wanted = returnsOn && day >= returnsOn ? fromStatus : toStatus
    const planned = statusOn(history, day)
    if (planned === undefined || planned === wanted || day === returnsOn) continue
    const reason = `Takes the place of the change to "${presentStatus(planned).label}" planned for this day`
    rows.push({ fromStatus: planned, toStatus: wanted, effectiveDate: day, reason, requestCode })
  }
  return rows
}

/** Puts the status column where the history says it is; the tick and every move end here. */
export async function applyStatus(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  ruling: { toStatus: AccreditationStatusCode; effectiveDate: IsoDate },
  actor: Actor,
): Promise<FacilityRecord> {
  const { toStatus, effectiveDate } = ruling
  const accreditationDate = toStatus === 'ACCREDITED' ? { accreditationDate: effectiveDate } : {}
  return updateFacility(
    services,
    tx,
    record,
    { accreditationStatusCode: toStatus, ...accreditationDate },
    actor,
  )
}

/**
 * Moves a facility the caller holds locked to another status with all guards of domain model 4.2: legal moves, reason,
 * checklist, contract, request. A move of a later day is written down at once; the column follows on its day.
 */
export async function moveStatus(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  input: StatusInput,
  actor: Actor,
  way: StatusWay = {},
): Promise<FacilityRecord> {
  const { status: to, effectiveDate } = input
  const today = services.clock.today()
  if (!isAccreditationStatus(to)) return refuseField('status', 'Choose one of the statuses offered.')
  if (!record.accepted && !way.requestCode) {
    refuse('REQUEST_REQUIRED', { message: 'This application waits for the decision on its request.' })
  }
  const history = await historyOf(tx, record.code, 'HFC')
  refuseBackdating(history, effectiveDate, today)
  const from = statusOn(history, effectiveDate) ?? (record.accreditationStatusCode as AccreditationStatusCode)
  const day = effectiveDate > today ? effectiveDate : today
  const check = checkMove({
    from,
    to,
    subject: 'facility',
    effectiveDate,
    reason: input.reason,
    today,
    viaApprovedRequest: way.requestCode !== undefined,
    ...(to === 'ACCREDITED' ? await accreditedGuards(tx, record, day) : noGuards),
  })
  if (!check.ok) {
    const errors = check.unmet.map((message) => ({ field: 'status', message }))
    return refuse(check.reason, { errors, details: { unmet: check.unmet } })
  }
  const returnsOn = returnDay(input, to, today)
  const { reason, remarks } = input
  const move = {
    fromStatus: from,
    toStatus: to,
    effectiveDate,
    reason,
    remarks,
    requestCode: way.requestCode,
  }
  await writeHistory(
    services,
    tx,
    { type: 'HFC', code: record.code },
    rowsOfMove(history, move, returnsOn),
    actor,
  )
  const changes = [
    { field: 'accreditationStatusCode', before: from, after: to },
    { field: 'effectiveDate', before: null, after: effectiveDate },
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ...(input.until ? [{ field: 'until', before: null, after: input.until }] : []),
  ]
  const entry = { code: record.code, action: 'STATUS', topic: 'Accreditation status', changes } as const
  await auditFacility(services, tx, entry, actor)
  const ruling = statusRowOn(await historyOf(tx, record.code, 'HFC'), today)
  if (!ruling || (ruling.toStatus === record.accreditationStatusCode && check.scheduled)) {
    return updateFacility(services, tx, record, {}, actor)
  }
  return applyStatus(services, tx, record, ruling, actor)
}
