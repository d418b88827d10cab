import { isAccreditationStatus, presentStatus, statusRowOn } from '@capiz/domain/accreditation'
import { addDays, type IsoDate } from '@capiz/domain/time'
import type { RulerFill, RulerSegment } from '@capiz/ui/accreditation/ValidityRuler'

/** A status change as far as the ruler needs it. */
export interface StatusChangeRow {
  id: number
  effectiveDate: IsoDate
  toStatus: string
}

/** Of the changes a record lists its own; after a merge the other's are listed with them and rule nothing here. */
export function ownRows<R extends { applicantCode: string }>(rows: readonly R[], code: string): R[] {
  return rows.filter(({ applicantCode }) => applicantCode === code)
}

/** The data a provider's ruler is drawn from. */
export interface RulerFacts {
  status: string
  accreditationDate: IsoDate | null
  contractEffectiveDate: IsoDate | null
  contractValidityDate: IsoDate | null
}

/** Statuses in which bills are paid or an application runs; in the others there is nothing to draw. */
const drawn = ['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'ACCREDITED', 'SUSPENDED']

function fillOf(status: string, from: IsoDate, until: IsoDate | undefined, today: IsoDate): RulerFill {
  if (status === 'SUSPENDED') return 'hatched'
  if (until !== undefined && until < today) return 'past'
  return from > today ? 'scheduled' : 'current'
}

function segment(status: string, from: IsoDate, until: IsoDate | undefined, today: IsoDate): RulerSegment {
  const { label, tone } = presentStatus(status)
  return { id: `${from}-${status}`, from, until, fill: fillOf(status, from, until, today), tone, label }
}

/** The accreditation ends with the contract at the latest. */
function lastDay(status: string, from: IsoDate, next: IsoDate | undefined, contractEnd: IsoDate | null) {
  const before = next === undefined ? undefined : addDays(next, -1)
  if (status !== 'ACCREDITED' || contractEnd === null || contractEnd < from) return before
  return before === undefined || contractEnd < before ? contractEnd : before
}

/** The periods of a provider's statuses, from its history; of one day the change written last counts. */
export function rulerSegments(
  history: readonly StatusChangeRow[],
  facts: RulerFacts,
  today: IsoDate,
): RulerSegment[] {
  const contractEnd = facts.contractValidityDate
  const rows = history.flatMap(({ id, effectiveDate, toStatus }) =>
    isAccreditationStatus(toStatus) ? [{ id, effectiveDate, toStatus }] : [],
  )
  const days = [...new Set(rows.map((row) => row.effectiveDate))].sort()
  const periods = days.map((from) => ({ from, status: statusRowOn(rows, from)?.toStatus ?? facts.status }))
  const changes = periods.filter(({ status }, at) => status !== periods[at - 1]?.status)
  if (changes.length === 0) {
    // an imported record can lack its history: then the contract is what is known
    const from = facts.contractEffectiveDate ?? facts.accreditationDate
    if (from === null || !drawn.includes(facts.status)) return []
    return [segment(facts.status, from, contractEnd ?? undefined, today)]
  }
  return changes
    .map(({ from, status }, at) => ({
      from,
      status,
      until: lastDay(status, from, changes[at + 1]?.from, contractEnd),
    }))
    .filter(({ status }) => drawn.includes(status))
    .map(({ from, status, until }) => segment(status, from, until, today))
}
