import type { Position, ReadPosition } from './position.ts'

/** Longest wait for a replica, in ms: a primary that is not far ahead is cheaper to wait for than to read. */
const mostWaitMs = 250
const pollMs = 5
/** Time for which a replica that was behind or away is left alone, in ms. */
const restMs = 1000
/** Age up to which a position is new enough for a visitor, who wrote nothing, in ms. */
const visitorAgeMs = 1000

/** Tells whether a replica may answer. */
export interface Freshness {
  /**
   * Returns whether the replica holds all that was committed when the call began (for a user), or a second before (for a
   * visitor). Waits a moment for one that is a little behind.
   */
  holds: (caller: 'user' | 'visitor') => Promise<boolean>
  /** Leaves the replica alone for a moment, after a statement failed on it. */
  rest: () => void
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Compares log positions of primary and replica. A user is held to the position at the beginning of the call and not to that
 * of his own last write: nothing has to be kept about him, it holds in every process, and colleagues agree on what they see.
 */
export function freshnessOf(written: ReadPosition, replayed: ReadPosition): Freshness {
  let restsUntil = 0
  /** the last position that was read on the primary, and whether the replica was seen to hold it */
  let known: { position: Position; at: number; isHeld: boolean } | undefined

  function rest(): void {
    restsUntil = performance.now() + restMs
    known = known && { ...known, isHeld: false }
  }

  async function catchesUp(position: Position): Promise<boolean> {
    const until = performance.now() + mostWaitMs
    for (;;) {
      const at = await replayed()
      if (at === undefined) return false
      if (at >= position) return true
      if (performance.now() >= until) return false
      await pause(pollMs)
    }
  }

  async function wantedBy(caller: 'user' | 'visitor'): Promise<Position | undefined> {
    if (caller === 'user') return written()
    if (known && performance.now() - known.at < visitorAgeMs) return known.position
    // Without the primary nothing new is committed either: the last position stays good for a visitor.
    return written().catch(() => known?.position)
  }

  /** Returns whether the position was seen on the replica within the last second. */
  const wasSeen = (position: Position): boolean =>
    known !== undefined &&
    known.isHeld &&
    known.position >= position &&
    performance.now() - known.at < visitorAgeMs

  return {
    rest,
    holds: async (caller) => {
      if (performance.now() < restsUntil) return false
      const at = performance.now()
      const position = await wantedBy(caller)
      if (position === undefined) return false
      if (wasSeen(position)) return true
      // A host that does not answer at all must not hold the call up for the time-out of a connection.
      const late = pause(2 * mostWaitMs).then(() => false)
      const isHeld = await Promise.race([catchesUp(position).catch(() => false), late])
      if (!isHeld) rest()
      else if (!known || position >= known.position) known = { position, at, isHeld }
      return isHeld
    },
  }
}
