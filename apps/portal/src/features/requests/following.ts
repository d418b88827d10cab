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
