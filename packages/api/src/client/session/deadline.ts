/** A moment to act on, checked against the wall clock instead of counted down. */
export interface Deadline {
  /** Sets (or moves) the moment, in ms of the injected clock. */
  set: (at: number) => void
  clear: () => void
  /** Acts now when the moment has passed; call it whenever the page wakes up. */
  check: () => void
}

/** Timers of hidden or sleeping pages drift, so none is trusted for longer than this, in milliseconds. */
const longestTick = 30_000

/** Calls `act` once when the moment has passed: by timer, or earlier by `check` after sleep or throttling. */
export function createDeadline(now: () => number, act: () => void): Deadline {
  let at: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    clearTimeout(timer)
    if (at === undefined) return
    const left = at - now()
    if (left <= 0) {
      at = undefined
      act()
    } else {
      timer = setTimeout(check, Math.min(left, longestTick))
    }
  }

  return {
    set(moment) {
      at = moment
      check()
    },
    clear() {
      at = undefined
      clearTimeout(timer)
    },
    check,
  }
}
