export { ScheduleField } from './ScheduleField.tsx'
export type { ScheduleFieldProps } from './ScheduleField.tsx'
export { hasOverlap } from './schedule.ts'
export type { OtherBlock, TimeBlock, Weekday } from './schedule.ts'
