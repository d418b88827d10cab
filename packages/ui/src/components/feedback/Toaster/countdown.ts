/** Time and timers, injected so that tests own the clock. */
export interface ToastClock {
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => number
  readonly clearTimer: (timer: number) => void
}

/** Reasons for which the running clock of the shown toast stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden'

/** Milliseconds a toast stays (spec 1, section 9). */
const toastTimeout = 5000

/** Conditions for how long a message stays. */
interface TimedMessage {
  readonly key: string
  readonly action?: unknown
  readonly isPersistent?: boolean | undefined
}

interface CountdownOptions {
  /** The message that is shown. */
  top: () => TimedMessage | undefined
  /** Called when its time is over. */
  onEnd: (key: string) => void
}

/** Counts down the time of the shown message; a message keeps the rest of its time while others hide it. */
export function createCountdown(clock: ToastClock, { top, onEnd }: CountdownOptions) {
  const pauses = new Set<PauseReason>()
  const left = new Map<string, number>()
  let running: { key: string; timer: number; since: number } | undefined

  const stop = () => {
    if (!running) return
    clock.clearTimer(running.timer)
    const rest = (left.get(running.key) ?? toastTimeout) - (clock.now() - running.since)
    left.set(running.key, Math.max(0, rest))
    running = undefined
  }
  const start = () => {
    const shown = top()
    if (running || !shown || shown.action || shown.isPersistent || pauses.size > 0) return
    const rest = left.get(shown.key) ?? toastTimeout
    running = { key: shown.key, since: clock.now(), timer: clock.setTimer(() => onEnd(shown.key), rest) }
  }
  return {
    stop,
    start,
    forget: (key: string) => left.delete(key),
    forgetAll: () => left.clear(),
    pause: (reason: PauseReason) => {
      pauses.add(reason)
      stop()
    },
    resume: (reason: PauseReason) => {
      pauses.delete(reason)
      start()
    },
  }
}
