import { formatDay, isIsoDate, manilaDay } from '../time/index.ts'
import { type KindRules, refused, scalarText } from './rules.ts'

const dayHint = 'Enter a day of the calendar.'

/** Rules of calendar days, which travel as `yyyy-MM-dd`. */
export const dayRules: KindRules = {
  format: (value) => {
    const text = scalarText(value)
    return isIsoDate(text) ? formatDay(text) : text
  },
  parse: (typed) => {
    const text = scalarText(typed)
    return isIsoDate(text) ? { ok: true, value: text } : refused(dayHint)
  },
  check: (value) => (typeof value === 'string' && isIsoDate(value) ? undefined : dayHint),
  cell: 'text',
}

/** A moment that was written as Manila time already: `2026-11-20 08:05`. */
const manilaMoment = /^(?<day>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d)$/u

/** Rules of moments: an instant is shown as its day in Manila, a moment of Manila with its time of day. */
export const momentRules: KindRules = {
  ...dayRules,
  format: (value, field, context) => {
    const text = value instanceof Date ? value.toISOString() : scalarText(value)
    const { day, time } = manilaMoment.exec(text)?.groups ?? {}
    if (day !== undefined) return `${dayRules.format(day, field, context)}, ${time ?? ''}`
    return formatDay(manilaDay(new Date(text)))
  },
}
