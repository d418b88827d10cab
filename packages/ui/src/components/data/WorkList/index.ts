export { WorkList } from './WorkList.tsx'
export type { WorkGroup, WorkListProps } from './WorkList.tsx'
export type { WorkAction, WorkItem } from './WorkRow.tsx'
