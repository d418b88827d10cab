import { activityKey } from './activity-key.ts'
import type { KeyValueStorage } from './session/storage.ts'

/** Idle limit before the warning (specification 1, section 9), in milliseconds. */
const idleLimit = 3_595_000
/** Countdown of the warning (specification 1, section 9), in milliseconds. */
const idleCountdown = 5_000
/** The quiet notice comes this long before the end; WCAG 2.2.1 asks for at least 20 s, in milliseconds. */
const idleNotice = 120_000

/** Writing each mouse move to storage would cost more than it tells. */
const writeEvery = 1_000

export type IdleState = 'active' | 'notice' | 'countdown' | 'expired'

/** The data the page shows: the state, and for the countdown the whole seconds left. */
export interface IdleView {
  state: IdleState
  secondsLeft: number
}

/** State after `idleFor` milliseconds without activity. A clock set back counts as no time passed. */
export function idleViewAfter(idleFor: number): IdleView {
  const left = idleLimit + idleCountdown - Math.max(idleFor, 0)
  const secondsLeft = Math.max(Math.ceil(left / 1000), 0)
  if (left <= 0) return { state: 'expired', secondsLeft }
  if (left <= idleCountdown) return { state: 'countdown', secondsLeft }
  return { state: left <= idleNotice ? 'notice' : 'active', secondsLeft }
}

export interface IdleClock {
  /** Real activity of the user. After the limit it comes too late and ends the session instead. */
  touch: () => void
  /** Re-reads clock and shared key; call it on every tick and wake-up. */
  check: () => IdleView
  /** Forgets the past: a new session begins now. */
  restart: () => void
}

/**
 * The idle clock of one tab. Only real activity counts, kept under one shared key: were every storage change to
 * count, as the specification's words allow, the token renewals of two open tabs would keep each other alive.
 */
export function createIdleClock(
  storage: KeyValueStorage,
  now: () => number,
  onChange: (view: IdleView) => void,
): IdleClock {
  let own = 0
  let written = 0
  let shown = idleViewAfter(0)

  function shared(): number {
    const value = Number(storage.getItem(activityKey))
    return Number.isFinite(value) ? value : 0
  }

  function show(view: IdleView): IdleView {
    const counts = view.state === 'countdown' && view.secondsLeft !== shown.secondsLeft
    const changed = view.state !== shown.state || counts
    shown = view
    if (changed) onChange(view)
    return view
  }

  function check(): IdleView {
    const last = Math.max(own, shared())
    // nothing known yet, or the clock was set back: count from here
    if (last === 0 || last > now()) {
      restart()
      return shown
    }
    return show(idleViewAfter(now() - last))
  }

  function write(): void {
    written = now()
    try {
      storage.setItem(activityKey, String(written))
    } catch {
      // a full storage only costs the other tabs their view of this one
    }
  }

  function restart(): void {
    own = now()
    write()
    show(idleViewAfter(0))
  }

  return {
    touch() {
      if (check().state === 'expired') return
      own = now()
      if (Math.abs(own - written) >= writeEvery) write()
      show(idleViewAfter(0))
    },
    check,
    restart,
  }
}
