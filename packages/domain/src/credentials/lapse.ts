import { choicesFrom } from '../field/index.ts'
import { addDays, daysBetween, formatDay } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Consequences of a document whose last day is over, the mildest first (ADR 47). */
export const lapseEffects = choicesFrom({
  WARN: 'Warning',
  HOLD: 'Affiliations held',
  PROPOSE: 'Suspension proposed',
})

/** Consequence of a lapsed document. */
export type LapseEffect = (typeof lapseEffects)[number]['code']

/** A rule of the maintained list: consequences of the lapse of documents of some types, and after how many days. */
export type LapseRule = {
  subject: 'FACILITY' | 'PHYSICIAN'
  documentTypes: readonly string[]
  /** days after the last day; null for never */
  holdAfter: number | null
  /** days after the last day; null for never */
  proposeAfter: number | null
  /** a rule that is not in force has no effect */
  isActive: boolean
}

/** Days after the last day of a document from which each effect holds; null for never. */
export type LapseTerms = Record<Exclude<LapseEffect, 'WARN'>, number | null>

/** A document with what its consequences depend on. */
export type LapsedDocument = {
  lastDay: IsoDate
  /** last day of the grace period staff granted */
  graceUntil: IsoDate | null
  /** whether its provider is accredited; of others nothing is held, and there is nothing to suspend */
  isAccredited: boolean
}

/** Longest grace period, in days from today. */
export const longestGrace = 180

const least = (days: readonly (number | null)[]): number | null => {
  const given = days.filter((one) => one !== null)
  return given.length === 0 ? null : Math.min(...given)
}

/**
 * The terms of a document type by the rules in force: of several the strictest. A proposed suspension holds new
 * affiliations as well.
 */
export function lapseTerms(
  rules: readonly LapseRule[],
  subject: LapseRule['subject'],
  documentType: string | null,
): LapseTerms {
  const own = rules.filter(
    (rule) =>
      rule.isActive &&
      rule.subject === subject &&
      documentType !== null &&
      rule.documentTypes.includes(documentType),
  )
  const propose = least(own.map(({ proposeAfter }) => proposeAfter))
  return { HOLD: least([...own.map(({ holdAfter }) => holdAfter), propose]), PROPOSE: propose }
}

/** The last last day of a document from which an effect holds on a day; undefined where it never does. */
export function lapsedBy(terms: LapseTerms, effect: keyof LapseTerms, day: IsoDate): IsoDate | undefined {
  const after = terms[effect]
  return after === null ? undefined : addDays(day, -Math.max(1, after))
}

/**
 * Consequence of a document on a day by its terms: null up to its last day, a warning from the day after on and for a
 * grace period, then the strongest effect whose days have passed.
 */
export function lapseEffect(
  { lastDay, graceUntil, isAccredited }: LapsedDocument,
  terms: LapseTerms,
  day: IsoDate,
): LapseEffect | null {
  if (daysBetween(day, lastDay) >= 0) return null
  if (!isAccredited || (graceUntil !== null && day <= graceUntil)) return 'WARN'
  const holds = (effect: keyof LapseTerms) => {
    const last = lapsedBy(terms, effect, day)
    return last !== undefined && lastDay <= last
  }
  if (holds('PROPOSE')) return 'PROPOSE'
  return holds('HOLD') ? 'HOLD' : 'WARN'
}

/** Why a provider takes no new affiliations, with what to do. */
export function heldMessage(name: string, document: string, lastDay: IsoDate): string {
  return `${name} takes no new affiliations: ${document} ended on ${formatDay(lastDay)}. Put its renewal on file first.`
}
