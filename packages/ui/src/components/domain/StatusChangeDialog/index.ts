export { StatusChangeDialog } from './StatusChangeDialog.tsx'
export type { StatusChangeDialogProps, UnmetCondition } from './StatusChangeDialog.tsx'
export type { StatusChange } from './change.ts'
