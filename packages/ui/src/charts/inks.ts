import type { Tone } from '../tokens/index.ts'

/** A colour of the tokens that can stand for a series. */
export type Ink = 'accent' | Tone

/**
 * Colours of series in order. The accent leads; the others are the marks of those status tones that stay furthest apart
 * from it and from each other for every kind of colour vision (`inks.test.ts`).
 */
export const inks = ['accent', 'attention', 'review', 'lapsed', 'held', 'stopped'] as const satisfies Ink[]

/**
 * Colours of places in a week, in order. None of the tones that mean late, due soon, held or waiting for a decision: the
 * hours of a place are none of these.
 */
export const placeInks = ['accent', 'lapsed', 'neutral'] as const satisfies Ink[]

/** Fills of bars in order, so that series are not distinguished by colour alone. */
export const patternNames = ['solid', 'slant', 'dots', 'rows', 'grid', 'counterslant'] as const

/** Name of a fill. */
export type PatternName = (typeof patternNames)[number]

/** Colour of the series at a place in the order. */
export function inkOf(index: number): Ink {
  return inks[index % inks.length] ?? 'accent'
}

/** Fill of the series at a place in the order; after each round of colours the fills shift by one. */
export function patternOf(index: number): PatternName {
  const shift = Math.floor(index / inks.length)
  return patternNames[(index + shift) % patternNames.length] ?? 'solid'
}
