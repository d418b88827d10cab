export { StatusChangeDialog } from './StatusChangeDialog.tsx'
export type { StatusChangeDialogProps } from './StatusChangeDialog.tsx'
export type { StatusChange } from './change.ts'
