export { WeekSchedule } from './WeekSchedule.tsx'
export type { WeekEntry, WeekScheduleProps } from './WeekSchedule.tsx'
