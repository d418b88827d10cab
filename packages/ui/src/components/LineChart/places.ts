import { daysBetween, isIsoDate } from '@capiz/domain/time'
import type { IsoDate } from '@capiz/domain/time'
import { extentOf, linear } from '../../charts/linear.ts'

/** Where each row stands between two px: by its day when every row has one, else evenly; a single row in the middle. */
export function placesOf(
  rows: readonly { readonly day?: IsoDate }[],
  [start, end]: readonly [number, number],
): number[] {
  const days = rows.flatMap(({ day }) => (day !== undefined && isIsoDate(day) ? [day] : []))
  const [first] = days
  const isTimed = first !== undefined && days.length === rows.length
  const steps = isTimed ? days.map((day) => daysBetween(first, day)) : rows.map((_, at) => at)
  return steps.map(linear([0, extentOf(steps)[1]], [start, end]))
}
