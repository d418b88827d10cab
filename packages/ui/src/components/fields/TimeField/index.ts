export { TimeField } from './TimeField.tsx'
export type { TimeFieldProps, TimeText } from './TimeField.tsx'
