export { WeekSchedule } from './WeekSchedule.tsx'
export type { WeekScheduleProps } from './WeekSchedule.tsx'
export type { WeekEntry } from './schedule.ts'
