import type { Permission } from '../access/index.ts'
import { isBlank } from '../text/index.ts'
import { recordAccess } from './access.ts'
import { recordKind, type RecordKindName } from './kinds.ts'

/** Field values as the rules read them. */
export type RecordValues = Readonly<Record<string, unknown>>

/** A move asked for. */
export type RecordMove = RecordMover & { to: string; fields: RecordValues }

/** Why a move is refused; each is also an error code. */
export type RecordMoveProblem = 'FORBIDDEN' | 'RECORD_STATUS' | 'OWN_RECORD' | 'VALIDATION'

/** Answer to {@link checkRecordMove}. */
export type RecordMoveCheck =
  | { ok: true }
  | { ok: false; reason: RecordMoveProblem; unmet: { field: string; message: string }[] }

type Need = readonly [field: string, message: string]

const planned: readonly Need[] = [
  ['rootCause', 'Enter the root cause.'],
  ['correctiveAction', 'Enter the corrective action.'],
  ['targetDate', 'Enter the target date.'],
]

/** The fields that must be entered before a record may take a status. */
const needs: Partial<Record<RecordKindName, Readonly<Record<string, readonly Need[]>>>> = {
  'non-conformity': { ACTION_PLANNED: planned, FOR_VERIFICATION: planned, CLOSED: planned },
  'inquiry-report': {
    ANSWERED: [
      ['answer', 'Enter the answer.'],
      ['dateIssued', 'Enter when it was answered.'],
    ],
  },
  'correction-notice': {
    CORRECTED: [
      ['response', 'Enter what the provider answered.'],
      ['responseDate', 'Enter when the provider answered.'],
    ],
  },
  violation: { RESOLVED: [['sanction', 'Choose the sanction.']] },
  'special-arrangement': { ACTIVE: [['approvalCode', 'Enter the approval code.']] },
  'mobile-device': { RETURNED: [['dateReturned', 'Enter when the device was returned.']] },
  'settlement-terminal': { PULLED_OUT: [['datePulledOut', 'Enter when the terminal was pulled out.']] },
}

/** Statuses of a special arrangement set by a user other than its author (domain model 9.9). */
const arrangementDecisions: readonly string[] = ['ACTIVE', 'DISAPPROVED', 'TERMINATED']

const missing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

/** Returns the needs of a status that the fields do not meet yet; empty when all are met. */
export function unmetNeeds(
  kind: RecordKindName,
  status: string,
  fields: RecordValues,
): { field: string; message: string }[] {
  const wanted = needs[kind]?.[status] ?? []
  return wanted.filter(([field]) => missing(fields[field])).map(([field, message]) => ({ field, message }))
}

/** Statuses that may follow (domain model 9), whatever else they ask for. */
export function nextRecordStatuses(kind: RecordKindName, status: string): readonly string[] {
  return recordKind(kind).machine.moves[status] ?? []
}

/** Words of statuses that follow from the day. */
const derivedLabels: Readonly<Record<string, string>> = { EXPIRED: 'Expired' }

/** Words of a status; an unknown one stands for itself. */
export function recordStatusLabel(kind: RecordKindName, status: string): string {
  return recordKind(kind).machine.statuses[status] ?? derivedLabels[status] ?? status
}

/** A record as it stands, and the user who would move it. */
export type RecordMover = {
  from: string
  /** who entered the record, then everybody who changed what it says */
  authors: readonly string[]
  /** user who moves it */
  actor: string
  has: (permission: Permission) => boolean
}

/** Returns the permission a move asks for: an arrangement is decided by one of its own (domain model 9.9). */
function movePermission(kind: RecordKindName, to: string): Permission {
  const isDecision = kind === 'special-arrangement' && arrangementDecisions.includes(to)
  return isDecision ? 'SA_STATUS' : recordAccess[kind].edit
}

/** Why a user may not make a move at all, whatever is entered. */
function moveRefusal(
  kind: RecordKindName,
  to: string,
  { from, authors, actor, has }: RecordMover,
): 'FORBIDDEN' | 'RECORD_STATUS' | 'OWN_RECORD' | undefined {
  if (!has(movePermission(kind, to))) return 'FORBIDDEN'
  if (!nextRecordStatuses(kind, from).includes(to)) return 'RECORD_STATUS'
  const isOwn =
    // the correction is verified by another than who reported it, an arrangement decided by none who wrote in it
    (kind === 'non-conformity' && to === 'CLOSED' && authors[0] === actor) ||
    (kind === 'special-arrangement' && arrangementDecisions.includes(to) && authors.includes(actor))
  return isOwn ? 'OWN_RECORD' : undefined
}

/** Returns the statuses a user may give a record now; what each asks for has to be entered still. */
export function offeredStatuses(kind: RecordKindName, mover: RecordMover): readonly string[] {
  return nextRecordStatuses(kind, mover.from).filter((to) => moveRefusal(kind, to, mover) === undefined)
}

/** Whether a status that may follow is kept from the user alone because the user entered the record. */
export function waitsForOther(kind: RecordKindName, mover: RecordMover): boolean {
  return nextRecordStatuses(kind, mover.from).some((to) => moveRefusal(kind, to, mover) === 'OWN_RECORD')
}

/** Status of a record on a day: an active arrangement is expired after its last day (domain model 9.9). */
export function recordStatusOn(
  kind: RecordKindName,
  { status, fields }: { status: string; fields: RecordValues },
  today: string,
): string {
  const until = fields['validityDate']
  const isOver = kind === 'special-arrangement' && status === 'ACTIVE' && typeof until === 'string'
  return isOver && until < today ? 'EXPIRED' : status
}

/** Whether a record in this status can still be changed. */
export function isRecordOpen(kind: RecordKindName, status: string): boolean {
  const { final, locked = [] } = recordKind(kind).machine
  return !final.includes(status) && !locked.includes(status)
}

/**
 * Whether a user may move a record: the move is one of the machine, what the new status asks for is entered, and a
 * non-conformity is not verified, nor a special arrangement decided, by who entered it (four eyes).
 */
export function checkRecordMove(kind: RecordKindName, move: RecordMove): RecordMoveCheck {
  const { to, fields } = move
  const reason = moveRefusal(kind, to, move)
  if (reason) return { ok: false, reason, unmet: [] }
  const unmet = unmetNeeds(kind, to, fields)
  return unmet.length > 0 ? { ok: false, reason: 'VALIDATION', unmet } : { ok: true }
}

/**
 * Status of a tracked document, as its dates say (domain model 9.5): returned unless it was sent again since, received,
 * sent, or only issued.
 */
export function trackedStatus(dates: {
  dateSent?: string | null | undefined
  dateReceived?: string | null | undefined
  dateReturned?: string | null | undefined
}): 'ISSUED' | 'SENT' | 'RECEIVED' | 'RETURNED' {
  const { dateSent, dateReceived, dateReturned } = dates
  if (!dateSent) return 'ISSUED'
  if (dateReceived) return 'RECEIVED'
  return dateReturned ? 'RETURNED' : 'SENT'
}
