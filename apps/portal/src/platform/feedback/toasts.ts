import type { toast, ToastOptions, ToastType } from '@capiz/ui/Toaster'

type Toasts = typeof toast
type Message = readonly [type: ToastType, text: string, options?: ToastOptions]

/** Messages shown before the message area is on the page. */
const waiting: Message[] = []

let show = (message: Message): void => void waiting.push(message)

/**
 * Called when the portal is put on the page: messages wait for its message area from now on; `onMessage` hears that one does. Returns the undo, for when
 * it is removed: work that ends later has no page to say so on, and its messages are dropped.
 */
export function collectMessages(onMessage: () => void): () => void {
  show = (message) => {
    waiting.push(message)
    onMessage()
  }
  if (waiting.length > 0) onMessage()
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
