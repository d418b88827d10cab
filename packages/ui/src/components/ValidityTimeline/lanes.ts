import { daysBetween, isIsoDate } from '@capiz/domain/time'
import type { RulerSegment } from '../ValidityRuler/index.ts'

/** One record of a timeline: a document, an affiliation, a contract. */
export interface TimelineLane {
  readonly id: string
  readonly label: string
  readonly segments: readonly RulerSegment[]
}

/** A period that can be drawn, with the lane it lies in. */
export interface TimelineStop {
  readonly lane: number
  readonly segment: RulerSegment
}

/** Every period with real days, lane by lane and earliest first; others cannot be drawn and are left out. */
export function stopsOf(lanes: readonly TimelineLane[]): TimelineStop[] {
  const isReal = ({ from, until }: RulerSegment) =>
    isIsoDate(from) && (until === undefined || (isIsoDate(until) && until >= from))
  return lanes.flatMap(({ segments }, lane) =>
    segments
      .filter(isReal)
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map((segment) => ({ lane, segment })),
  )
}

/**
 * Where a key leads: left and right to the neighbour in time, up and down to the period of the next lane that begins
 * nearest, Home and End to the ends of the lane. Undefined for other keys and past the edge.
 */
export function leadOf(stops: readonly TimelineStop[], key: string, at: number): number | undefined {
  const here = stops[at]
  if (here === undefined) return undefined
  const own = stops.flatMap(({ lane }, index) => (lane === here.lane ? [index] : []))
  if (key === 'ArrowRight') return Math.min(stops.length - 1, at + 1)
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const others = stops
    .map(({ lane }) => lane)
    .filter((lane) => (key === 'ArrowUp' ? lane < here.lane : lane > here.lane))
  const lane = key === 'ArrowUp' ? others.at(-1) : others[0]
  if (lane === undefined) return at
  const distance = (index: number) =>
    Math.abs(daysBetween(here.segment.from, stops[index]?.segment.from ?? here.segment.from))
  return stops
    .flatMap((stop, index) => (stop.lane === lane ? [index] : []))
    .sort((a, b) => distance(a) - distance(b))[0]
}
