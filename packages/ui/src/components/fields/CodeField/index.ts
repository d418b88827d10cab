export { CodeField } from './CodeField.tsx'
export type { CodeFieldProps } from './CodeField.tsx'
