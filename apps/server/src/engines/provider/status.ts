import {
  checkMove,
  checkSuspension,
  isAccreditationStatus,
  presentStatus,
  reasonProblem,
  statusOn,
  statusRowOn,
  type AccreditationStatusCode,
  type AccreditationSubject,
  type MoveCheck,
} from '@capiz/domain/accreditation'
import type { OpenCondition } from '@capiz/domain/checklist'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Actor } from '../../platform/access/actor.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import {
  historyOf,
  writeHistory,
  type ApplicantType,
  type HistoryEntry,
  type StatusHistoryRow,
} from './history.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import type { ChecklistOwner } from './checklist.ts'
import { noGuards, type Guards } from './guards.ts'
import { auditOwner, type OwnerType } from './owner.ts'

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

/** Facility, physician or affiliation, as far as its status goes; one machine moves all three. */
export interface StatusOwner<R extends { code: string }> {
  subject: AccreditationSubject
  applicantType: ApplicantType
  entityType: OwnerType
  /** table and column of the status, for finding those that lag behind their history */
  table: string
  column: string
  statusOf: (record: R) => AccreditationStatusCode
  lock: (tx: Transaction, code: string) => Promise<R>
  /** whether an application still waits for the decision on its request */
  waiting: (record: R) => boolean
  guards: (db: Executor, record: R, day: IsoDate) => Promise<Guards>
  /** moves version and stamps, and the status when there is one to put */
  put: (
    services: Services,
    tx: Transaction,
    record: R,
    inForce: { toStatus: AccreditationStatusCode; effectiveDate: IsoDate } | undefined,
    actor: Actor,
  ) => Promise<R>
}

/** A facility or physician, as far as a decision on its status looks at more than the status. */
export interface ProviderStatus<R extends { code: string }> extends StatusOwner<R> {
  subject: 'facility' | 'physician'
  applicantType: 'HFC' | 'PHY'
  nameOf: (record: R) => string
  versionOf: (record: R) => number
  checklist: (record: R) => ChecklistOwner
  /** records a person would take for the same one, the likeliest first */
  duplicates: (db: Executor, record: R) => Promise<{ code: string; name: string }[]>
}

/** Returns the day after a suspension; refuses a last day that fits no suspension. */
export function returnDay(
  input: StatusInput,
  to: AccreditationStatusCode,
  today: IsoDate,
): IsoDate | undefined {
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
function rowsOfMove(
  history: readonly StatusHistoryRow[],
  move: HistoryEntry & { fromStatus: AccreditationStatusCode },
  returnsOn: IsoDate | undefined,
): HistoryEntry[] {
  const { applicantCode, effectiveDate, fromStatus, toStatus, requestCode } = move
  const rows: HistoryEntry[] = [move]
  const back: HistoryEntry = {
    applicantCode,
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
    rows.push({
      applicantCode,
      fromStatus: planned,
      toStatus: wanted,
      effectiveDate: day,
      reason,
      requestCode,
    })
  }
  return rows
}

/** Returns the changes of a move, for the audit log. */
function changesOf(
  { status, effectiveDate, reason, until }: StatusInput,
  from: AccreditationStatusCode | null,
) {
  return [
    { field: 'accreditationStatusCode', before: from, after: status },
    { field: 'effectiveDate', before: null, after: effectiveDate },
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ...(until ? [{ field: 'until', before: null, after: until }] : []),
  ]
}

/** A move as it would be made, checked but not made. */
export interface PlannedMove {
  to: AccreditationStatusCode
  /** the status it leaves on its day; the present one when it begins today */
  from: AccreditationStatusCode
  present: AccreditationStatusCode
  check: MoveCheck
  conditions: readonly OpenCondition[]
  /** statuses decided for that day or later ones, which it takes the place of */
  overturned: readonly AccreditationStatusCode[]
  history: readonly StatusHistoryRow[]
}

/** Checks a move by all guards of domain model 4.2, without making it; refuses only what names no status or no sound day. */
export async function planMove<R extends { code: string }>(
  services: Services,
  db: Executor,
  owner: StatusOwner<R>,
  record: R,
  input: StatusInput,
  way: StatusWay = {},
): Promise<PlannedMove> {
  const { status: to, effectiveDate } = input
  const today = services.clock.today()
  if (!isAccreditationStatus(to)) return refuseField('status', 'Choose one of the statuses offered.')
  if (owner.waiting(record) && !way.requestCode) {
    refuse('REQUEST_REQUIRED', { message: 'This application waits for the decision on its request.' })
  }
  const history = await historyOf(db, record.code, owner.applicantType)
  refuseBackdating(history, effectiveDate, today)
  const present = owner.statusOf(record)
  const from = statusOn(history, effectiveDate) ?? present
  const day = effectiveDate > today ? effectiveDate : today
  const { conditions, ...guards } = to === 'ACCREDITED' ? await owner.guards(db, record, day) : noGuards
  const check = checkMove({
    from,
    to,
    subject: owner.subject,
    effectiveDate,
    reason: input.reason,
    today,
    viaApprovedRequest: way.requestCode !== undefined,
    checklistComplete: conditions.length === 0,
    missing: conditions.map(({ message }) => message),
    ...guards,
  })
  const planned = history.filter((row) => row.effectiveDate > today && row.effectiveDate >= effectiveDate)
  const days = [...new Set(planned.map((row) => row.effectiveDate))]
  const overturned = days.flatMap((one) => statusOn(history, one) ?? []).filter((status) => status !== to)
  return { to, from, present, check, conditions, overturned, history }
}

/** Refuses a move whose guards are not met, naming each condition. */
export function refuseUnmet(input: StatusInput, { to, check }: PlannedMove): void {
  if (check.ok) return
  const reason = reasonProblem(to, input.reason)
  const errors = check.unmet.map((message) => ({ field: message === reason ? 'reason' : 'status', message }))
  refuse(check.reason, { errors, details: { unmet: check.unmet } })
}

/**
 * Moves a record the caller holds locked to another status with all guards of domain model 4.2: legal moves, reason,
 * checklist, contract, request. A move of a later day is recorded at once; the column follows on its day.
 */
export async function moveStatus<R extends { code: string }>(
  services: Services,
  tx: Transaction,
  owner: StatusOwner<R>,
  record: R,
  input: StatusInput,
  actor: Actor,
  way: StatusWay = {},
): Promise<R> {
  const plan = await planMove(services, tx, owner, record, input, way)
  refuseUnmet(input, plan)
  const { to, from, present, history } = plan
  const { applicantType: type } = owner
  const today = services.clock.today()
  const { effectiveDate, reason, remarks } = input
  const returnsOn = returnDay(input, to, today)
  const move = {
    applicantCode: record.code,
    fromStatus: from,
    toStatus: to,
    effectiveDate,
    reason,
    remarks,
    requestCode: way.requestCode,
  }
  const rows = rowsOfMove(history, move, returnsOn)
  const added = await writeHistory(services, tx, type, rows, actor)
  const changes = changesOf(input, from)
  const entry = { code: record.code, action: 'STATUS', topic: 'Accreditation status', changes } as const
  await auditOwner(services, tx, owner.entityType, entry, actor)
  // the record is held locked, so that nobody else added to its history
  const inForce = statusRowOn([...history, ...added], today)
  const stays = !inForce || (inForce.toStatus === present && effectiveDate > today)
  return owner.put(services, tx, record, stays ? undefined : inForce, actor)
}
