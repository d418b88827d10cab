import { daysBetween, isIsoDate } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { recordKind, type RecordKindName } from './kinds.ts'
import type { RecordValues } from './moves.ts'

/** Whether something on a record is past its day and not settled (domain model 9.4 and 9.7). */
export function isOverdue(
  kind: RecordKindName,
  status: string,
  fields: RecordValues,
  today: IsoDate,
): boolean {
  const { due } = recordKind(kind)
  const day = due && fields[due.field]
  if (!due || typeof day !== 'string' || !isIsoDate(day)) return false
  return day < today && !due.settled.includes(status)
}

/** Days an inquiry waited for its answer, or has been waiting; the clock starts when it is filed (domain model 9.6). */
export function answerDays(fields: RecordValues, today: IsoDate): number {
  const [filed, answered] = [fields['dateFiled'], fields['dateIssued']]
  if (typeof filed !== 'string' || !isIsoDate(filed)) return 0
  const until = typeof answered === 'string' && isIsoDate(answered) ? answered : today
  return Math.max(0, daysBetween(filed, until))
}
