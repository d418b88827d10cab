export { ErrorWords, FieldShell, LabelRow } from './Field.tsx'
export type { FieldProps } from './types.ts'
