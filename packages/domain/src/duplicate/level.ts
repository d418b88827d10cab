import type { DuplicateSignal } from './score.ts'

/** How two values compare: equal, nearly equal, different. */
export type Likeness = 'same' | 'near' | 'different'

/** One comparison of two records: what was found, both values, and the evidence in bits (base-2 logarithm of odds). */
export interface Level extends DuplicateSignal {
  likeness: Likeness
  bits: number
}

/** How likely two records are one, in three tiers (ADR 33). */
export const matchTiers = ['certain', 'likely', 'possible'] as const
export type MatchTier = (typeof matchTiers)[number]

/** Labels of the tiers. */
export const tierLabels: Readonly<Record<MatchTier, string>> = {
  certain: 'Almost certainly the same',
  likely: 'Likely the same',
  possible: 'Possibly the same',
}

/** Evidence in bits from which a tier begins, after the odds of a chance meeting in a register of this size. */
const floors: Readonly<Record<MatchTier, number>> = { certain: 10, likely: 4, possible: -1 }

/** The tier of an amount of evidence; undefined below the last. */
function tierOf(bits: number): MatchTier | undefined {
  return matchTiers.find((tier) => bits >= floors[tier])
}

/** The comparison of two records: all its levels, their sum, and the tier. */
export interface Match {
  bits: number
  tier: MatchTier | undefined
  levels: Level[]
}

/** The evidence, in bits, of a level that `matching` of the true pairs show and `chance` of all others. */
export function bitsOf(matching: number, chance: number): number {
  return Math.log2(matching / Math.max(chance, 1e-7))
}

/** Adds the levels to the odds that a record of a register of this size is the one meant. */
export function matchOf(levels: readonly (Level | undefined)[], records: number): Match {
  const found = levels.filter((level) => level !== undefined)
  const sum = found.reduce((total, { bits }) => total + bits, -Math.log2(Math.max(records, 1)))
  const bits = Math.round(sum * 10) / 10
  return {
    bits,
    tier: tierOf(bits),
    levels: found.map((one) => ({ ...one, bits: Math.round(one.bits * 10) / 10 })),
  }
}

/** A value as it is compared. */
type Compared = string | number | null | undefined

/** Makes a level of a comparison. */
export function level(
  signal: string,
  label: string,
  likeness: Likeness,
  bits: number,
  [candidateValue, existingValue]: readonly [Compared, Compared],
): Level {
  const text = (value: Compared) => (value === null || value === undefined ? '' : String(value))
  return {
    signal,
    label,
    likeness,
    bits,
    points: 0,
    candidateValue: text(candidateValue),
    existingValue: text(existingValue),
  }
}
