import { scaleLinear } from 'd3-scale'
import { daysBetween, isIsoDate } from '@capiz/domain/time'
import type { IsoDate } from '@capiz/domain/time'

/** Where each row stands between two px: by its day when every row has one, else evenly; a single row in the middle. */
export function placesOf(
  rows: readonly { readonly day?: IsoDate }[],
  [start, end]: readonly [number, number],
): number[] {
  const days = rows.flatMap(({ day }) => (day !== undefined && isIsoDate(day) ? [day] : []))
  const [first] = days
  const isTimed = first !== undefined && days.length === rows.length
  const steps = isTimed ? days.map((day) => daysBetween(first, day)) : rows.map((_, at) => at)
  const last = Math.max(...steps)
  if (!(last > 0)) return rows.map(() => (start + end) / 2)
  const scale = scaleLinear().domain([0, last]).range([start, end])
  return steps.map((step) => scale(step))
}
