export { DescriptionList } from './DescriptionList.tsx'
export type { DescriptionListProps, Fact } from './DescriptionList.tsx'
