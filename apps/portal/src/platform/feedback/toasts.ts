import type { toast, ToastOptions, ToastType } from '@capiz/ui/Toaster'

type Toasts = typeof toast
type Message = readonly [type: ToastType, text: string, options?: ToastOptions]

/** Messages shown before the message area is on the page. */
const waiting: Message[] = []

const wait = (message: Message) => void waiting.push(message)
let show = wait

/**
 * Called when the portal is put on the page: messages wait for its message area from now on. Returns the undo, for when
 * it is removed: work that ends later has no page to say so on, and its messages are dropped.
 */
export function collectMessages(): () => void {
  show = wait
  return () => {
    show = () => undefined
  }
}

/** Called once the message area is on the page: messages that wait, and all later ones, are shown in it. */
export function showMessagesIn(toasts: Toasts): void {
  show = ([type, text, options]) => void toasts[type](text, options)
  for (const message of waiting.splice(0)) show(message)
}

/** Shows a message; one shown before the message area is loaded waits for it. */
export function showToast(...message: Message): void {
  show(message)
}
