export { DatePicker } from './DatePicker.tsx'
export type { DatePickerProps } from './DatePicker.tsx'
export type { IsoDate } from '@capiz/domain/time'
