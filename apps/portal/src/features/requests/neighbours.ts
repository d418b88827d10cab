/** Returns the codes before and after one code in a list. */
export function neighboursOf(code: string, codes: readonly string[]): { previous?: string; next?: string } {
  const at = codes.indexOf(code)
  if (at < 0) return {}
  const [previous, next] = [codes[at - 1], codes[at + 1]]
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }
}

/** The one to go on with: the nearest after the present one that is still open, else the first that is. */
export function following(
  current: string,
  codes: readonly string[],
  open: readonly string[],
): string | undefined {
  const rest = open.filter((code) => code !== current)
  const after = codes.slice(codes.indexOf(current) + 1)
  return after.find((code) => rest.includes(code)) ?? rest[0]
}
