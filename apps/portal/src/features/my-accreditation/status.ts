import { isComplete, type ChecklistRow } from '@capiz/domain/checklist'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { plural } from '@capiz/domain/text'

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
