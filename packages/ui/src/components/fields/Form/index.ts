export { FieldRow } from './FieldRow.tsx'
export type { FieldRowProps } from './FieldRow.tsx'
export { Form } from './Form.tsx'
export type { FormProps } from './Form.tsx'
