import { createCountdown } from './countdown.ts'
import type { PauseReason, ToastClock } from './countdown.ts'

/** Kinds of messages (spec 1, section 9). */
export type ToastType = 'error' | 'info' | 'wait' | 'success' | 'warning'

/** A button inside a toast; a toast that has one does not leave by itself. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** The options of a message. */
export interface ToastOptions {
  readonly action?: ToastAction | undefined
  /** A toast with the same id is replaced in place. */
  readonly id?: string | undefined
  /** Called when the toast is tapped or clicked (specification 1, section 8). */
  readonly onClick?: (() => void) | undefined
  /** Stays until it is replaced or closed, as the message of running work does. */
  readonly isPersistent?: boolean | undefined
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

/** The state the region and the log draw. */
export interface ToastState {
  /** Newest first; only the first one is shown. */
  readonly queue: readonly ToastMessage[]
  /** Every message of the session, newest first. */
  readonly log: readonly ToastMessage[]
  /** Messages that came since the log was opened last. */
  readonly unread: number
}

export type { PauseReason, ToastClock } from './countdown.ts'

/** The log keeps this many messages of a session. */
export const logLimit = 200

/** The message store behind the toaster: one shown at a time, newest on top, equal ones counted, all of them logged. */
export interface ToastQueue {
  /** Returns the messages shown, kept and unread; the same object until something changes. */
  readonly getState: () => ToastState
  /** Calls the listener after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Adds a message on top, counts an equal one, or replaces the one with the same `id`; returns its key. */
  readonly show: (type: ToastType, text: string, options?: ToastOptions) => string
  /** Closes the message with this key. */
  readonly close: (key: string) => void
  /** Closes all messages; the log keeps them. */
  readonly clear: () => void
  /** Stops the time of the message that is shown. */
  readonly pause: (reason: PauseReason) => void
  /** Lets the time go on where no other reason stops it. */
  readonly resume: (reason: PauseReason) => void
  /** Sets the number of unread messages to 0. */
  readonly markRead: () => void
}

/** Whether a message that a newer one covered is shown again: it must be answered, or its work still runs. */
const comesBack = ({ action, isPersistent }: ToastMessage) => action !== undefined || isPersistent === true

/** Makes a message store on a clock. */
export function createToastQueue(clock: ToastClock): ToastQueue {
  let state: ToastState = { queue: [], log: [], unread: 0 }
  let serial = 0
  const listeners = new Set<() => void>()
  const countdown = createCountdown(clock, { top: () => state.queue[0], onEnd: (key) => close(key) })

  const set = (next: ToastState) => {
    countdown.stop()
    state = next
    countdown.start()
    for (const listener of listeners) listener()
  }
  const close = (key: string) => {
    const at = state.queue.findIndex((message) => message.key === key)
    if (at < 0) return
    const queue = state.queue.filter((message) => message.key !== key && (at > 0 || comesBack(message)))
    set({ ...state, queue })
    countdown.forget(key)
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
    countdown.stop()
    countdown.forget(key)
    const others = (list: readonly ToastMessage[]) => list.filter((item) => item !== same)
    set({
      queue: [message, ...others(state.queue)],
      log: [message, ...(isRepeat ? others(state.log) : state.log)].slice(0, logLimit),
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
      countdown.forgetAll()
      set({ ...state, queue: [] })
    },
    pause: countdown.pause,
    resume: countdown.resume,
    markRead: () => set({ ...state, unread: 0 }),
  }
}
