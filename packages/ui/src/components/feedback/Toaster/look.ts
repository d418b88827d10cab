import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import Info from '@lucide/icons/icons/info'
import LoaderCircle from '@lucide/icons/icons/loader-circle'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { ToastType } from './queue.ts'

/** Drawing of each kind of message. */
export const toastIcons = {
  error: CircleAlert,
  info: Info,
  wait: LoaderCircle,
  success: CircleCheck,
  warning: TriangleAlert,
} as const

/** The kind as a word, for those who see neither colour nor icon. */
export const toastLabels: Record<ToastType, string> = {
  error: 'Error',
  info: 'Information',
  wait: 'In progress',
  success: 'Done',
  warning: 'Warning',
}
