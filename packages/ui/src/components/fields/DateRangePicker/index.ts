export { DateRangePicker } from './DateRangePicker.tsx'
export type { DateRangePickerProps, DayRange, RangePreset } from './DateRangePicker.tsx'
