import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { presentStatus } from './presentation.ts'
import type { AccreditationStatusCode } from './statuses.ts'
import { allowedNext } from './transitions.ts'
import type { AccreditationSubject } from './transitions.ts'

/** Why a status may not change; each is also an error code. */
export type MoveProblem =
  | 'STATUS_MOVE'
  | 'REASON_REQUIRED'
  | 'REQUEST_REQUIRED'
  | 'CHECKLIST_INCOMPLETE'
  | 'CONTRACT_MISSING'
  | 'BOTH_ENDS_ACCREDITED'

/** A status change asked for, with what its guards look at. */
export type Move = {
  from: AccreditationStatusCode | null
  to: AccreditationStatusCode
  subject: AccreditationSubject
  effectiveDate: IsoDate
  reason?: string | null
  today: IsoDate
  checklistComplete: boolean
  /** Labels of the checklist items still missing. */
  missing: readonly string[]
  /** Whether a contract is in force on the effective date. */
  contractInForce: boolean
  /** For an affiliation: whether physician and facility are both accredited. */
  bothEndsAccredited?: boolean
  viaApprovedRequest?: boolean
}

/** Bounds of the reason for a status change, in characters (domain model 4.2). */
const reasonLength = { min: 3, max: 500 } as const

/** Answer to {@link checkMove}; `unmet` names every condition that fails, in words for the user. */
export type MoveCheck = { ok: true; scheduled: boolean } | { ok: false; reason: MoveProblem; unmet: string[] }

type Unmet = { reason: MoveProblem; messages: string[] }

/**
 * Whether a status change is allowed now (domain model 4.2). All conditions are looked at, so that the user learns of
 * them at once; `reason` is the first. An allowed change is `scheduled` when its day is still to come.
 */
export function checkMove(move: Move): MoveCheck {
  if (!allowedNext(move.from, move.subject).includes(move.to)) {
    const from = move.from === null ? 'A new record' : `"${presentStatus(move.from).label}"`
    const messages = `${from} cannot become "${presentStatus(move.to).label}".`
    return { ok: false, reason: 'STATUS_MOVE', unmet: [messages] }
  }
  const unmet = [...reasonUnmet(move), ...requestUnmet(move), ...accreditedUnmet(move)]
  const [first] = unmet
  if (first) return { ok: false, reason: first.reason, unmet: unmet.flatMap(({ messages }) => messages) }
  return { ok: true, scheduled: move.effectiveDate > move.today }
}

/** Whether a status is given with a reason only (domain model 4.2). */
export function needsReason(to: string): boolean {
  return to !== 'ACCREDITED'
}

/** Returns what is wrong with the reason of a status change, in words; undefined when it will do. */
export function reasonProblem(to: string, reason: string | null | undefined): string | undefined {
  const length = reason?.trim().length ?? 0
  const isShort = length < reasonLength.min && (needsReason(to) || length > 0)
  return isShort || length > reasonLength.max ? 'Give a reason of 3 to 500 characters.' : undefined
}

function reasonUnmet({ to, reason }: Move): Unmet[] {
  const problem = reasonProblem(to, reason)
  return problem === undefined ? [] : [{ reason: 'REASON_REQUIRED', messages: [problem] }]
}

function requestUnmet({ to, subject, viaApprovedRequest }: Move): Unmet[] {
  if (to !== 'DISACCREDITED' || subject === 'affiliation' || viaApprovedRequest) return []
  return [{ reason: 'REQUEST_REQUIRED', messages: ['Disaccreditation needs an approved request.'] }]
}

function accreditedUnmet(move: Move): Unmet[] {
  if (move.to !== 'ACCREDITED') return []
  if (move.subject === 'affiliation') {
    if (move.bothEndsAccredited) return []
    return [{ reason: 'BOTH_ENDS_ACCREDITED', messages: ['Physician and facility must both be accredited.'] }]
  }
  const unmet: Unmet[] = []
  if (!move.checklistComplete) {
    const messages = move.missing.length > 0 ? [...move.missing] : ['The checklist is not complete.']
    unmet.push({ reason: 'CHECKLIST_INCOMPLETE', messages })
  }
  if (!move.contractInForce) {
    unmet.push({ reason: 'CONTRACT_MISSING', messages: ['A contract in force on the effective date.'] })
  }
  return unmet
}

/**
 * Whether a suspension period is sound: its last day (included) not before its first, and not already over. Answers the
 * day on which the accreditation returns; without a last day the suspension is open-ended.
 */
export function checkSuspension(period: {
  from: IsoDate
  until?: IsoDate | null
  today: IsoDate
}): { ok: true; returnsOn?: IsoDate } | { ok: false; reason: 'SUSPENSION_PERIOD' } {
  const { from, until, today } = period
  if (!until) return { ok: true }
  if (until < from || until < today) return { ok: false, reason: 'SUSPENSION_PERIOD' }
  return { ok: true, returnsOn: addDays(until, 1) }
}
