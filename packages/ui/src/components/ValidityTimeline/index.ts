export { ValidityTimeline } from './ValidityTimeline.tsx'
export type { ValidityTimelineProps } from './ValidityTimeline.tsx'
export type { TimelineLane } from './lanes.ts'
