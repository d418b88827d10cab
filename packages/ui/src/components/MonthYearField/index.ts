export { MonthYearField } from './MonthYearField.tsx'
export type { MonthText, MonthYearFieldProps } from './MonthYearField.tsx'
