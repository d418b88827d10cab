import type { toast, ToastOptions, ToastType } from '@capiz/ui/Toaster'

type Toasts = typeof toast

let announce: (toasts: Toasts) => void = () => undefined
const ready = new Promise<Toasts>((resolve) => {
  announce = resolve
})

/** Called once the message area is on the page. */
export function announceToasts(toasts: Toasts): void {
  announce(toasts)
}

/** Shows a message; one shown before the message area is loaded waits for it. */
export async function showToast(type: ToastType, text: string, options?: ToastOptions): Promise<void> {
  const toasts = await ready
  toasts[type](text, options)
}
