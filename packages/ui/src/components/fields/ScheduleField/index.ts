export { ScheduleField } from './ScheduleField.tsx'
export type { ScheduleFieldProps } from './ScheduleField.tsx'
export type { OtherBlock, TimeBlock, Weekday } from '../../data/WeekSchedule/schedule.ts'
