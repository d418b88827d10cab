import { formatDay } from '@capiz/domain/time'
import type { Confirmed } from './confirmed.ts'

/** The line of a row whose details may be wrong: reported, or not confirmed since a day; empty for any other. */
export function doubtText(confirmed: Confirmed): string {
  const days = (state: Confirmed[number]['state']) =>
    confirmed.flatMap((one) => (one.state === state ? [one.on] : [])).toSorted()
  const [reported, unconfirmed] = [days('REPORTED').at(-1), days('UNCONFIRMED')[0]]
  if (reported !== undefined) return `An error was reported on ${formatDay(reported)}`
  return unconfirmed === undefined ? '' : `Details not confirmed since ${formatDay(unconfirmed)}`
}
