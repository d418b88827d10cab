import { checkDates } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'

/** Returns the problem of the days of a contract, by the rule the server reads them with. */
export function periodProblem(
  period: { from: IsoDate; to: IsoDate } | null,
  today: IsoDate,
): string | undefined {
  if (period === null) return 'Enter the first and the last day of the contract.'
  const sent = { effectiveDate: period.from, validityDate: period.to }
  const check = checkDates('effectiveAndValidity', sent, today)
  return check.ok ? undefined : check.problems[0]?.message
}
