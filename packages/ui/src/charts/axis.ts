import { scaleLinear } from 'd3-scale'
import { extentOf } from './extent.ts'

/** The vertical axis: where a value lies in px, and the values that get a line. */
export interface ValueAxis {
  readonly place: (value: number) => number
  readonly ticks: readonly number[]
}

/**
 * Axis for these numbers between two heights in px (y grows downward). It always holds zero, unless `fromZero` is off and
 * every number lies on one side of it; whole numbers get whole ticks.
 */
export function valueAxis(
  numbers: readonly number[],
  [top, bottom]: readonly [number, number],
  fromZero = true,
): ValueAxis {
  const [lowest, highest] = extentOf(numbers)
  const least = fromZero ? Math.min(0, lowest) : lowest
  const most = fromZero ? Math.max(0, highest) : highest
  const isFlat = !(most > least)
  const center = Number.isFinite(least) ? least : 0
  const domain = isFlat ? [Math.min(0, center * 2), Math.max(1, center * 2)] : [least, most]
  const count = Math.max(2, Math.min(5, Math.round((bottom - top) / 48)))
  const scale = scaleLinear().domain(domain).range([bottom, top]).nice(count)
  const isWhole = numbers.every(Number.isInteger)
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick))
  return { place: (value) => scale(value), ticks }
}
