import { formatDay, manilaDay } from '@capiz/domain/time'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Manila' })

/** A time stamp as Manila reads it, `21 Nov 2026, 14:05`; the given word when there is none. */
export function momentText(at: string | null | undefined, none: string): string {
  if (!at) return none
  const instant = new Date(at)
  return `${formatDay(manilaDay(instant))}, ${clock.format(instant)}`
}
