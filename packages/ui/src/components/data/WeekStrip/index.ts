export { WeekStrip } from './WeekStrip.tsx'
export type { WeekStripProps } from './WeekStrip.tsx'
