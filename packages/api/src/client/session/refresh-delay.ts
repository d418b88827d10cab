/** The specified lead: refresh this long before expiry (specification 1, section 9), in milliseconds. */
const refreshLead = 180_000
/** Below this a refresh would chase its own tail, in milliseconds. */
export const shortestDelay = 5_000
/** The longest wait `setTimeout` understands; anything above would fire at once, in milliseconds. */
export const longestDelay = 2 ** 31 - 1

/**
 * Milliseconds from now until the tokens should be renewed, for a life of `expiresIn` seconds: 180 s before the end,
 * but at least half of a life under 360 s, never under 5 s and never more than a timer can hold. Without the clamp a
 * life of 180 s or less, or of more than 24 days, would renew in an endless loop.
 */
export function refreshDelay(expiresIn: number): number {
  if (!Number.isFinite(expiresIn) || expiresIn <= 0) return shortestDelay
  const life = expiresIn * 1000
  const early = life - refreshLead
  const wanted = life < 2 * refreshLead ? Math.max(early, life / 2) : early
  return Math.min(Math.max(wanted, shortestDelay), longestDelay)
}
