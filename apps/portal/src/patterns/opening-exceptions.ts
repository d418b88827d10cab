import type { OpeningException } from '@capiz/domain/schedule'
import { formatDay, type IsoDate } from '@capiz/domain/time'

/** The coming days that differ from the week, each with its hours: `24 Dec 2026: 08:00 to 12:00, Christmas party`. */
export function exceptionTexts(exceptions: readonly OpeningException[], from: IsoDate): string[] {
  const days = Map.groupBy(
    exceptions.filter(({ date }) => date >= from),
    ({ date }) => date,
  )
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, lines]) => {
      const hours = lines.flatMap(({ startTime, endTime }) =>
        startTime === null || endTime === null ? [] : [`${startTime} to ${endTime}`],
      )
      const names = [...new Set(lines.map(({ occasion }) => occasion))]
      return `${formatDay(date)}: ${hours.toSorted().join(', ') || 'closed'}, ${names.join(', ')}`
    })
}
