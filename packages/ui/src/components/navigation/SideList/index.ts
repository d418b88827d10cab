export { SideList } from './SideList.tsx'
export type { SideListGroup, SideListItem, SideListProps } from './SideList.tsx'
