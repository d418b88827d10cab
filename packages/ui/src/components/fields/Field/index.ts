export { ErrorText, FieldShell } from './Field.tsx'
export { GroupField } from './GroupField.tsx'
export { controlProps, shellProps } from './props.ts'
export type { FieldProps } from './types.ts'
