import type { Level, Match } from './level.ts'
import { duplicateThreshold, type DuplicateScore } from './score.ts'

/** Signals of the specified score that levels name more closely. */
const closer: Readonly<Record<string, readonly string[]>> = { contact: ['email', 'phone'] }

/** The levels of a match with the points the specified score gives for the same signal; what agrees comes first. */
export function explainMatch({ levels }: Match, { signals }: DuplicateScore): Level[] {
  const pointsOf = ({ signal, likeness }: Level): number => {
    if (likeness === 'different') return 0
    const found = signals.find((one) => one.signal === signal || closer[one.signal]?.includes(signal))
    return found?.points ?? 0
  }
  return levels
    .map((one) => ({ ...one, points: pointsOf(one) }))
    .toSorted(
      (a, b) => Number(a.likeness === 'different') - Number(b.likeness === 'different') || b.bits - a.bits,
    )
}

/** Whether a person is asked before another record is added: a certain or likely match, or the specified score. */
export function asksBeforeSaving(tier: string | null | undefined, score: number): boolean {
  return tier === 'certain' || tier === 'likely' || score >= duplicateThreshold
}
