import { Time } from '@internationalized/date'

/** A time of day as the wire writes it: `HH:mm`, 00:00 to 23:59. */
export type TimeText = `${number}:${number}`

const shape = /^(?:[01]\d|2[0-3]):[0-5]\d$/u

/** Whether a text is a time of day, written exactly `HH:mm`. */
export function isTimeText(text: string): text is TimeText {
  return shape.test(text)
}

/** A time of the wire as the calendar library holds it; null for none and for a text that is no time. */
export function toTime(text: TimeText | null): Time | null {
  if (text === null || !isTimeText(text)) return null
  return new Time(Number(text.slice(0, 2)), Number(text.slice(3)))
}

/** Minutes since midnight, 0 to 1439. */
export function toMinutes(text: TimeText): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
}

/** The time so many minutes after midnight; the last one of the day is 23:59. */
export function fromMinutes(minutes: number): TimeText {
  const within = Math.min(Math.max(0, Math.round(minutes)), 24 * 60 - 1)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(within / 60))}:${two(within % 60)}` as TimeText
}
