import { scaleLinear } from 'd3-scale'

/** Width of one character of a caption in px, a little more than the mean of IBM Plex Sans at 12 px. */
const character = 6.8
const longest = 16

/** About how wide a caption is, in px. */
export function textWidth(text: string): number {
  return text.length * character
}

/** A label cut to what an axis can bear. */
export function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

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
  const anchors = fromZero ? [0] : []
  const least = Math.min(...anchors, ...numbers)
  const most = Math.max(...anchors, ...numbers)
  const isFlat = !(most > least)
  const center = Number.isFinite(least) ? least : 0
  const domain = isFlat ? [Math.min(0, center * 2), Math.max(1, center * 2)] : [least, most]
  const count = Math.max(2, Math.min(5, Math.round((bottom - top) / 48)))
  const scale = scaleLinear().domain(domain).range([bottom, top]).nice(count)
  const isWhole = numbers.every(Number.isInteger)
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick))
  return { place: (value) => scale(value), ticks }
}

/** Indexes of the labels that can stand side by side without touching; the last one wins over its neighbours. */
export function roomyLabels(centers: readonly number[], labels: readonly string[], gap = 8): Set<number> {
  const span = (at: number) => {
    const half = textWidth(labels[at] ?? '') / 2
    const center = centers[at] ?? 0
    return { start: center - half, end: center + half }
  }
  const last = centers.length - 1
  const kept = new Set<number>(last >= 0 ? [last] : [])
  const limit = last >= 0 ? span(last).start - gap : 0
  let end = -Infinity
  for (let at = 0; at < last; at += 1) {
    const { start, end: own } = span(at)
    if (start < end + gap || own > limit) continue
    kept.add(at)
    end = own
  }
  return kept
}
