/** A straight map from one range of numbers to another; an empty range maps to the middle of the other. */
export function linear(
  [from, until]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (!(until > from)) return () => (start + end) / 2
  return (value) => start + ((value - from) / (until - from)) * (end - start)
}
