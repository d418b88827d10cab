export { monthNames } from '@capiz/domain/time'

/** A month as `yyyy-MM`. Such texts sort in the order of time. */
export type MonthText = `${number}-${number}`

/** What is chosen of a month so far. */
export interface MonthParts {
  /** 1 to 12. */
  month?: number
  year?: number
}

/** Month and year of a text; nothing for null and for what is no month. */
export function partsOf(text: string | null): MonthParts {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(text ?? '')
  return found === null ? {} : { year: Number(found[1]), month: Number(found[2]) }
}

/** The text of a month; null while one of its parts is missing. */
export function textOf({ month, year }: MonthParts): MonthText | null {
  if (month === undefined || year === undefined) return null
  return `${year}-${String(month).padStart(2, '0')}` as MonthText
}

/** Years from the newest to the oldest that the bounds allow; a chosen year outside them is kept, so that it shows. */
export function yearsBetween(first: MonthText, last: MonthText, chosen?: number): number[] {
  const from = partsOf(first).year ?? 1900
  const to = partsOf(last).year ?? 2100
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => to - back)
  return chosen === undefined || years.includes(chosen) ? years : [chosen, ...years]
}

/** Whether a month lies within the bounds, both included; a month without a year always does. */
export function isWithin(parts: MonthParts, first: MonthText, last: MonthText): boolean {
  const text = textOf(parts)
  return text === null || (text >= first && text <= last)
}
