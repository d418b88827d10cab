import { plural } from '../text/index.ts'
import { addDays, daysBetween, formatDay, type IsoDate } from '../time/index.ts'

/** The days of a version of a price list. */
export interface VersionDays {
  effectiveDate: IsoDate
  validityDate: IsoDate | null
}

/**
 * Returns the effects of a version on the others of its list, in sentences: days priced anew, a later version that cuts
 * it short, and days left without a price.
 */
export function dayEffects(
  { effectiveDate, validityDate }: VersionDays,
  others: readonly VersionDays[],
  today: IsoDate,
): string[] {
  const sentences: string[] = []
  const before = others
    .filter((version) => version.effectiveDate <= effectiveDate)
    .toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate))[0]
  const next = others
    .filter((version) => version.effectiveDate > effectiveDate)
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate))[0]
  if (effectiveDate < today) {
    const days = daysBetween(effectiveDate, today)
    sentences.push(`This changes prices that have been in force for ${plural(days, 'day', 'days')}.`)
  }
  if (next) {
    sentences.push(
      `A version from ${formatDay(next.effectiveDate)} is scheduled already; these prices end the day before it.`,
    )
  }
  const lapsed = before?.validityDate
  if (lapsed && addDays(lapsed, 1) < effectiveDate) {
    sentences.push(`Between ${formatDay(lapsed)} and ${formatDay(effectiveDate)} there is no price.`)
  }
  if (validityDate && next && addDays(validityDate, 1) < next.effectiveDate) {
    sentences.push(
      `Between ${formatDay(validityDate)} and ${formatDay(next.effectiveDate)} there is no price.`,
    )
  }
  return sentences
}
