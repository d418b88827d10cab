import { vars } from '../tokens/contract.css.ts'
import { inkOf, patternOf } from './inks.ts'
import type { Ink, PatternName } from './inks.ts'
import type { ChartSeries } from './types.ts'

/** Marks of points, in the order of the series. */
export const symbolNames = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const

/** The marks that distinguish a series: colour, pattern, the dashes of its line and the shape of its points. */
export interface Paint {
  /** CSS colour. */
  readonly color: string
  readonly pattern: PatternName
  /** `stroke-dasharray` of a line; undefined is unbroken. */
  readonly dash: string | undefined
  readonly symbol: (typeof symbolNames)[number]
}

const dashes = [undefined, '6 4', '2 3', '10 3 2 3', '12 4', '4 2'] as const

const colorOf = (ink: Ink) => (ink === 'accent' ? vars.color.accent : vars.tone[ink].mark)

/** Paint of the series at a place in the order; the palette starts over after six, with another pattern. */
export function paintOf({ tone }: Pick<ChartSeries, 'tone'>, index: number): Paint {
  return {
    color: colorOf(tone ?? inkOf(index)),
    pattern: patternOf(index),
    dash: dashes[index % dashes.length],
    symbol: symbolNames[index % symbolNames.length] ?? 'circle',
  }
}
