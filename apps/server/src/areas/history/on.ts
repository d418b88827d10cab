import type { StatusOnDay } from '@capiz/api/schema/facility'
import { statusRowOn } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { accreditationHistory } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { historyOf, type ApplicantType, type StatusHistoryRow } from '../../engines/provider/history.ts'

type OnDay = InferOutput<typeof StatusOnDay>
type Row = typeof accreditationHistory.$inferSelect

/** The first later day on which the status becomes another one; rows of a day taken back by later ones do not count. */
function nextChange(history: readonly StatusHistoryRow[], day: IsoDate): StatusHistoryRow | undefined {
  const status = statusRowOn(history, day)?.toStatus
  const later = [...new Set(history.map((row) => row.effectiveDate))].filter((one) => one > day).toSorted()
  for (const one of later) {
    const inForce = statusRowOn(history, one)
    if (inForce && inForce.toStatus !== status) return inForce
  }
  return undefined
}

/** The accreditation status of an applicant on any day, with the change that rules it and the next one. */
export async function statusOnDay(
  db: Executor,
  code: string,
  type: ApplicantType,
  day: IsoDate,
): Promise<OnDay> {
  const history = await historyOf(db, code, type)
  const rows = await db
    .select()
    .from(accreditationHistory)
    .where(and(eq(accreditationHistory.applicantCode, code), eq(accreditationHistory.applicantType, type)))
    .orderBy(asc(accreditationHistory.id))
  const whole = new Map<number, Row>(rows.map((row) => [row.id, row]))
  const shown = (found: StatusHistoryRow | undefined) => {
    const row = found && whole.get(found.id)
    return row ? { status: row.toStatus, effectiveDate: row.effectiveDate, reason: row.reason } : null
  }
  const inForce = statusRowOn(history, day)
  return {
    code,
    day,
    status: inForce?.toStatus ?? null,
    since: shown(inForce),
    next: shown(nextChange(history, day)),
  }
}
