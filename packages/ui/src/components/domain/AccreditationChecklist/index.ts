export { AccreditationChecklist } from './AccreditationChecklist.tsx'
export type { AccreditationChecklistProps } from './AccreditationChecklist.tsx'
