import { isBlank } from '../text/index.ts'
import { recordKind, type RecordKindName } from './kinds.ts'

/** Field values as the rules read them. */
export type RecordValues = Readonly<Record<string, unknown>>

/** A move asked for. */
export type RecordMove = {
  from: string
  to: string
  fields: RecordValues
  /** Who entered the record, and who moves it. */
  author: string
  actor: string
}

/** Why a move is refused; each is also an error code. */
export type RecordMoveProblem = 'RECORD_STATUS' | 'OWN_RECORD' | 'VALIDATION'

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

/** What must be entered before a record may take a status. */
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

/** Statuses of a special arrangement that somebody else than its author gives it (domain model 9.9). */
export const arrangementDecisions: readonly string[] = ['ACTIVE', 'DISAPPROVED', 'TERMINATED']

const missing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

/** What a status still asks for, given the fields as they are; empty when nothing. */
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

/** Words of a status; an unknown one stands for itself. */
export function recordStatusLabel(kind: RecordKindName, status: string): string {
  return recordKind(kind).machine.statuses[status] ?? status
}

/** Whether a record in this status can still be changed. */
export function isRecordOpen(kind: RecordKindName, status: string): boolean {
  const { final, locked = [] } = recordKind(kind).machine
  return !final.includes(status) && !locked.includes(status)
}

/**
 * Whether a record may move: the move is one of the machine, what the new status asks for is entered, and a
 * non-conformity is not verified, nor a special arrangement decided, by who entered it (four eyes).
 */
export function checkRecordMove(kind: RecordKindName, move: RecordMove): RecordMoveCheck {
  const { from, to, fields, author, actor } = move
  if (!nextRecordStatuses(kind, from).includes(to)) return { ok: false, reason: 'RECORD_STATUS', unmet: [] }
  const byOther =
    (kind === 'non-conformity' && to === 'CLOSED') ||
    (kind === 'special-arrangement' && arrangementDecisions.includes(to))
  if (byOther && author === actor) {
    return { ok: false, reason: 'OWN_RECORD', unmet: [] }
  }
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
