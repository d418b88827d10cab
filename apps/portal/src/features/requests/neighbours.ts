/** The codes before and after one code in a list, as far as there are any. */
interface Neighbours {
  previous?: string | undefined
  next?: string | undefined
}

/** Returns the codes before and after one code in a list. */
export function neighboursOf(code: string, codes: readonly string[]): Neighbours {
  const at = codes.indexOf(code)
  return at < 0 ? {} : { previous: codes[at - 1], next: codes[at + 1] }
}
