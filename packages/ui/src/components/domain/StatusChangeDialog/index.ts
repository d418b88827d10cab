export { StatusChangeDialog } from './StatusChangeDialog.tsx'
export type { StatusChangeDialogProps, StatusOutlook, UnmetCondition } from './StatusChangeDialog.tsx'
export type { StatusChange } from './change.ts'
