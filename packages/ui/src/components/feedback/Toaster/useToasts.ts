import { useSyncExternalStore } from 'react'
import { toastQueue } from './toast.ts'
import type { ToastState } from './queue.ts'

/** Messages shown, kept and unread; a component that uses this is drawn again when one comes or goes. */
export function useToasts(): ToastState {
  return useSyncExternalStore(toastQueue.subscribe, toastQueue.getState, toastQueue.getState)
}
