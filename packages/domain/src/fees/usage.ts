import { toCentavos, type Centavos } from '../money/index.ts'
import { addMonths, type IsoDate } from '../time/index.ts'
import { mainChange, type ComparedLine } from './proposed-line.ts'

/** A month as `yyyy-MM`. */
export type IsoMonth = `${number}-${number}`

/** Months whose counts make a year's use. */
export const usedMonths = 12

/** Whether a text is a month that exists, from 1900 to 2100. */
export function isIsoMonth(text: string): text is IsoMonth {
  return /^(?:19\d\d|20\d\d|2100)-(?:0[1-9]|1[0-2])$/.test(text)
}

/** The month of a day. */
const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7) as IsoMonth

/** Returns the first and the last of the twelve whole months before a day; the month of the day itself is not over. */
export function lastMonths(today: IsoDate): { from: IsoMonth; to: IsoMonth } {
  const first: IsoDate = `${monthOf(today)}-01`
  return { from: monthOf(addMonths(first, -usedMonths)), to: monthOf(addMonths(first, -1)) }
}

/** The counted use of an item of a facility. */
export interface ItemUse {
  /** times it was used in the last twelve whole months */
  count: number
  /** months of these the facility has counts of, 1 to 12; a year is never guessed from fewer */
  months: number
}

/** A proposed line with the use of its item; null where nothing was counted. */
interface UsedLine {
  state: ComparedLine['state']
  changes: readonly { kind: string; change: number | null; percent: number | null }[]
  uses: ItemUse | null
}

/**
 * Returns what a changed price comes to in a year: requested minus in force, times the counts of the last twelve months.
 * Undefined where nothing was counted, and where there is no price to subtract from.
 */
export function yearlyImpact({ uses, state, changes }: UsedLine): Centavos | undefined {
  const main = mainChange({ changes })
  if (uses === null || state !== 'changed' || main?.kind !== 'peso' || main.change === null) return undefined
  return toCentavos(main.change) * uses.count
}

/** Returns the impact of several lines in a year, and how many of them it counts. */
export function summedImpact(lines: readonly UsedLine[]): { impact: Centavos; counted: number } {
  const impacts = lines.map(yearlyImpact).filter((one) => one !== undefined)
  return { impact: impacts.reduce((sum, one) => sum + one, 0), counted: impacts.length }
}
