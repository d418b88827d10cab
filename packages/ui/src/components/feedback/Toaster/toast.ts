import { createToastQueue } from './queue.ts'
import type { ToastOptions, ToastQueue, ToastType } from './queue.ts'

/** Error when a toast is shown before a toaster was mounted (specification 1, section 8). */
const noToasterMessage = 'No Toaster Containers have been initialized to receive toasts.'

/** Line logged when the click handler of a toast is no function (specification 1, section 8). */
const clickHandlerMessage = 'The toast click handler is not a callable function.'

/** The session's one message store. */
export const toastQueue: ToastQueue = createToastQueue({
  now: () => Date.now(),
  setTimer: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimer: (timer) => window.clearTimeout(timer),
})

let containers = 0

/** Called by the toaster while it is mounted; returns the undo. */
export function registerContainer(): () => void {
  containers += 1
  return () => {
    containers -= 1
  }
}

function show(type: ToastType, text: string, options?: ToastOptions): string {
  if (containers === 0) throw new Error(noToasterMessage)
  return toastQueue.show(type, text, options)
}

/** Texts of the three stages of a piece of work. */
export interface PromiseTexts<T> {
  readonly wait: string
  readonly success: string | ((value: T) => string)
  readonly error: string | ((reason: unknown) => string)
}

/** Shows one toast that waits for the work and then turns into its result in place. The work's outcome is passed on. */
async function promise<T>(work: Promise<T>, texts: PromiseTexts<T>, options?: ToastOptions): Promise<T> {
  const { id: givenId, ...atEnd } = options ?? {}
  const id = givenId ?? `work-${(workSerial += 1)}`
  show('wait', texts.wait, { id, isPersistent: true })
  try {
    const value = await work
    show('success', typeof texts.success === 'string' ? texts.success : texts.success(value), {
      ...atEnd,
      id,
    })
    return value
  } catch (reason) {
    show('error', typeof texts.error === 'string' ? texts.error : texts.error(reason), { ...atEnd, id })
    throw reason
  }
}
let workSerial = 0

/** Runs a toast's click handler; anything that is not callable is logged in the words of the specification. */
export function runClickHandler(handler: unknown): void {
  if (handler === undefined || handler === null) return
  if (typeof handler === 'function') handler()
  // The specification asks for this line in the console.
  // oxlint-disable-next-line no-console
  else console.error(clickHandlerMessage)
}

/** Shows messages: `toast.success('Saved')`, `toast.show('Text')` (type info), `toast.promise(work, texts)`. Spec 1, section 8. */
export const toast = {
  /** Shows a message of any type, `info` unless another is given; returns its key. Throws where no `Toaster` is on the page. */
  show: (text: string, options?: ToastOptions & { readonly type?: ToastType | undefined }): string => {
    const { type = 'info', ...rest } = options ?? {}
    return show(type, text, rest)
  },
  /** Says that something failed and what to do; read out at once. */
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Says something that is neither good nor bad. */
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Says that work is running; give `isPersistent` and an `id`, and replace it by that id at the end. */
  wait: (text: string, options?: ToastOptions) => show('wait', text, options),
  /** Says that something worked: `toast.success('Room rates saved.')`. Leaves by itself after five seconds. */
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** Says that something worked and needs attention all the same. */
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  promise,
  /** Closes the message with the key that showing it returned. */
  close: (key: string) => toastQueue.close(key),
  /** Closes all messages; the log keeps them. */
  clear: () => toastQueue.clear(),
}
