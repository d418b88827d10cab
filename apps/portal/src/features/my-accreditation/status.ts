import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import { isComplete, type ChecklistRow } from '@capiz/domain/checklist'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { plural } from '@capiz/domain/text'

/** The meaning of each accreditation status for the provider it is about. */
const meanings: Record<AccreditationStatusCode, string> = {
  ON_PROCESS: 'Your application is being evaluated. Members cannot be referred to you yet.',
  ACCREDITED: 'You are part of the network. Members can be referred to you.',
  FOR_PAYMENT_ONLY: 'You are not part of the network. Bills may still be paid, case by case.',
  SUSPENDED: 'You are out of the network for a time. Members are not referred to you meanwhile.',
  WITHDRAWN: 'You left the network by your own wish.',
  DISAPPROVED: 'Your application was declined.',
  DISACCREDITED: 'You were removed from the network.',
  CLOSED: 'Your record is closed for good.',
}

/** The status in plain words; a status this version does not know says nothing. */
export function statusMeaning(status: string): string {
  return status in meanings ? meanings[status as AccreditationStatusCode] : ''
}

/** Documents of a checklist by what has to be done about them. */
export interface DocumentGroups {
  /** required, and not sent or expired */
  missing: ChecklistRow[]
  /** about to expire */
  expiring: ChecklistRow[]
  /** sent, and not looked at yet */
  waiting: ChecklistRow[]
  done: ChecklistRow[]
}

/** Sorts the documents of a checklist; optional ones count only when they run out. */
export function groupDocuments(rows: readonly ChecklistRow[]): DocumentGroups {
  const groups: DocumentGroups = { missing: [], expiring: [], waiting: [], done: [] }
  for (const row of rows) {
    if (row.state === 'MISSING' || row.state === 'EXPIRED') {
      if (row.required) groups.missing.push(row)
    } else if (row.state === 'EXPIRING') groups.expiring.push(row)
    else if (!row.required) continue
    else if (isComplete([row])) groups.done.push(row)
    else groups.waiting.push(row)
  }
  return groups
}

/** Returns the state of a document, as its owner reads it. */
export function documentStateText({ state, validityDate }: ChecklistRow, today: IsoDate): string {
  if (state === 'MISSING') return 'Not sent yet'
  if (validityDate === null) return state === 'VALID' ? 'Sent, being checked' : ''
  const left = daysBetween(today, validityDate)
  if (state === 'EXPIRED') return `Expired ${formatDay(validityDate)}`
  if (left === 0) return 'Expires today'
  if (state === 'EXPIRING') return `Expires ${formatDay(validityDate)}, in ${plural(left, 'day', 'days')}`
  return `Sent, being checked. Valid until ${formatDay(validityDate)}`
}
