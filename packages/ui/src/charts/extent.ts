/** Least and greatest of any number of values, without the limit that arguments of a call have; infinite for none. */
export function extentOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
