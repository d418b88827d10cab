/** The page to return to, from the state a redirect left in the history; only paths of this portal count. */
export function returnAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
