/** Returns a whole number from 0 to below the bound. */
export type Numbers = (below: number) => number

/** A generator of the same numbers in every run. */
export function numbers(seed: number): Numbers {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Returns one of the values, at random. */
export const oneOf = <T>(values: readonly T[], next: Numbers): T => values[next(values.length)] as T
