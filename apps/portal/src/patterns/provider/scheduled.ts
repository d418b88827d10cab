import { presentStatus, statusRowOn, isAccreditationStatus } from '@capiz/domain/accreditation'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { StatusChangeRow } from './ruler.ts'

/** A status change that is still to come. */
export interface Scheduled {
  day: IsoDate
  status: string
  /** the change as a sentence */
  message: string
}

/** The changes of status after a day, soonest first; rows that later ones took back do not count. */
export function scheduledChanges(
  history: readonly StatusChangeRow[],
  present: string,
  today: IsoDate,
): Scheduled[] {
  const rows = history.flatMap(({ id, effectiveDate, toStatus }) =>
    isAccreditationStatus(toStatus) ? [{ id, effectiveDate, toStatus }] : [],
  )
  const days = [...new Set(rows.map(({ effectiveDate }) => effectiveDate))]
    .filter((day) => day > today)
    .sort()
  const changes: Scheduled[] = []
  let before = present
  for (const day of days) {
    const status = statusRowOn(rows, day)?.toStatus ?? before
    if (status !== before) {
      changes.push({ day, status, message: `${presentStatus(status).label} from ${formatDay(day)}.` })
    }
    before = status
  }
  return changes
}
