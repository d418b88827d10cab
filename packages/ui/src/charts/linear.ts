/** A straight map from one range of numbers to another; an empty range maps to the middle of the other. */
export function linear(
  [from, until]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (!(until > from)) return () => (start + end) / 2
  return (value) => start + ((value - from) / (until - from)) * (end - start)
}

/** Least and greatest of any number of values, without the limit that arguments of a call have; infinite for none. */
export function extentOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
