/** Kinds of messages (spec 1, section 9). */
export type ToastType = 'error' | 'info' | 'wait' | 'success' | 'warning'

/** A button inside a toast; a toast that has one does not leave by itself. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** What a caller may add to a message. */
export interface ToastOptions {
  readonly action?: ToastAction
  /** A toast with the same id is replaced in place. */
  readonly id?: string
  /** Called when the toast is tapped or clicked (spec 1, section 8). */
  readonly onClick?: () => void
  /** Stays until it is replaced or closed, as the message of running work does. */
  readonly isPersistent?: boolean
}

/** One message as shown and as kept in the log. */
export interface ToastMessage extends ToastOptions {
  readonly key: string
  readonly type: ToastType
  readonly text: string
  /** How often the same message came while it was waiting or shown. */
  readonly count: number
  /** Milliseconds of the clock when it came last. */
  readonly at: number
}

/** What the region and the log draw. */
export interface ToastState {
  /** Newest first; only the first one is shown. */
  readonly queue: readonly ToastMessage[]
  /** Every message of the session, newest first. */
  readonly log: readonly ToastMessage[]
  /** Messages that came since the log was opened last. */
  readonly unread: number
}

/** Time and timers, injected so that tests own the clock. */
export interface ToastClock {
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => number
  readonly clearTimer: (timer: number) => void
}

/** Reasons for which the running clock of the shown toast stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden'

/** Milliseconds a toast stays (spec 1, section 9). */
export const toastTimeout = 5000
/** The log keeps this many messages of a session. */
export const logLimit = 200

/** The message store behind the toaster: one shown at a time, newest on top, equal ones counted, all of them logged. */
export interface ToastQueue {
  readonly getState: () => ToastState
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (type: ToastType, text: string, options?: ToastOptions) => string
  readonly close: (key: string) => void
  readonly clear: () => void
  readonly pause: (reason: PauseReason) => void
  readonly resume: (reason: PauseReason) => void
  readonly markRead: () => void
}

/** Makes a message store on a clock. */
export function createToastQueue(clock: ToastClock): ToastQueue {
  let state: ToastState = { queue: [], log: [], unread: 0 }
  let serial = 0
  const listeners = new Set<() => void>()
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
    const top = state.queue[0]
    if (running || !top || top.action || top.isPersistent || pauses.size > 0) return
    const rest = left.get(top.key) ?? toastTimeout
    running = { key: top.key, since: clock.now(), timer: clock.setTimer(() => close(top.key), rest) }
  }
  const set = (next: ToastState) => {
    stop()
    state = next
    start()
    for (const listener of listeners) listener()
  }
  const close = (key: string) => {
    if (!state.queue.some((message) => message.key === key)) return
    const queue = state.queue.filter((message) => message.key !== key)
    set({ ...state, queue })
    left.delete(key)
  }
  const show = (type: ToastType, text: string, options: ToastOptions = {}) => {
    const same = state.queue.find((message) =>
      options.id === undefined ? message.type === type && message.text === text : message.id === options.id,
    )
    const isRepeat = same !== undefined && same.type === type && same.text === text
    const key = same?.key ?? options.id ?? `toast-${(serial += 1)}`
    const message: ToastMessage = {
      ...options,
      key,
      type,
      text,
      count: isRepeat ? same.count + 1 : 1,
      at: clock.now(),
    }
    stop()
    left.delete(key)
    const others = (list: readonly ToastMessage[]) => list.filter((item) => item !== same)
    const entry = isRepeat ? others(state.log) : state.log
    set({
      queue: [message, ...others(state.queue)],
      log: [message, ...entry].slice(0, logLimit),
      unread: state.unread + (isRepeat ? 0 : 1),
    })
    return key
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show,
    close,
    clear: () => {
      left.clear()
      set({ ...state, queue: [] })
    },
    pause: (reason) => {
      pauses.add(reason)
      stop()
    },
    resume: (reason) => {
      pauses.delete(reason)
      start()
    },
    markRead: () => set({ ...state, unread: 0 }),
  }
}
