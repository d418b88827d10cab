export { NotificationBell } from './NotificationBell.tsx'
export type { NotificationBellProps, NotificationLine } from './NotificationBell.tsx'
