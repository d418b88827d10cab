import { nextRecordStatuses, recordStatusLabel, unmetNeeds } from '@capiz/domain/record'
import { today } from '../../../patterns/today.ts'
import type { FormValues, RecordView } from '../model/calls.ts'
import type { RecordScreen } from '../model/screens.ts'

/** A move offered for a record. */
export interface Move {
  to: string
  statusLabel: string
  /** what its button says */
  label: string
  /** fields the status asks for */
  fields: readonly string[]
  /** fields that change by the move itself */
  set: FormValues
  isFinal: boolean
}

/** The day a status of a tracked document follows from, and the days that no longer hold then. */
const datesOf: Readonly<Record<string, { day: string; cleared: readonly string[] }>> = {
  SENT: { day: 'dateSent', cleared: ['dateReceived', 'dateReturned'] },
  RECEIVED: { day: 'dateReceived', cleared: ['dateReturned'] },
  RETURNED: { day: 'dateReturned', cleared: ['dateReceived'] },
}

/** Words for moves that are better said as deeds. */
const deeds: Readonly<Record<string, string>> = {
  ACKNOWLEDGED: 'Mark as acknowledged',
  ACTION_PLANNED: 'Plan the action',
  ACTIVE: 'Mark as active',
  ANSWERED: 'Record the answer',
  CLOSED: 'Close',
  CORRECTED: 'Mark as corrected',
  DEFECTIVE: 'Mark as defective',
  DISAPPROVED: 'Disapprove',
  DRAFT: 'Back to draft',
  FOR_APPROVAL: 'Send for approval',
  FOR_VERIFICATION: 'Send for verification',
  ISSUED: 'Issue again',
  LOST: 'Mark as lost',
  OPEN: 'Open again',
  PULLED_OUT: 'Mark as pulled out',
  RECEIVED: 'Mark as received',
  RESOLVED: 'Resolve',
  RETURNED: 'Mark as returned',
  SENT: 'Mark as sent',
  TERMINATED: 'Terminate',
  VOID: 'Void',
}

/** Returns the label of a move; `ACTIVE` means approval only for a waiting arrangement. */
function labelOf(screen: RecordScreen, to: string, statusLabel: string): string {
  if (screen.name === 'special-arrangement' && to === 'ACTIVE') return 'Approve'
  return deeds[to] ?? `Mark as ${statusLabel.toLowerCase()}`
}

function moveTo(screen: RecordScreen, to: string): Move {
  const statusLabel = recordStatusLabel(screen.name, to)
  const dates = screen.machine.decidedBy === 'dates' ? datesOf[to] : undefined
  const cleared = Object.fromEntries((dates?.cleared ?? []).map((name) => [name, null]))
  return {
    to,
    statusLabel,
    label: labelOf(screen, to, statusLabel),
    fields: dates === undefined ? unmetNeeds(screen.name, to, {}).map(({ field }) => field) : [dates.day],
    set: dates === undefined ? {} : { ...cleared, [dates.day]: today() },
    isFinal: screen.machine.final.includes(to),
  }
}

/**
 * The moves the caller may make now. Where dates decide, a move enters the date; where a request decides, there is none.
 * The server names the moves by form; `mayWrite` is for those that dates decide.
 */
export function movesOf(screen: RecordScreen, record: RecordView, mayWrite: boolean): Move[] {
  const { decidedBy } = screen.machine
  if (decidedBy === 'request') return []
  if (decidedBy === 'form') return record.nextStatuses.map(({ code }) => moveTo(screen, code))
  if (!record.editable || !mayWrite) return []
  return nextRecordStatuses(screen.name, record.status).map((to) => moveTo(screen, to))
}
