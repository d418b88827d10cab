export { Count } from './Count.tsx'
export type { CountProps } from './Count.tsx'
export { Tag, TagList } from './Tag.tsx'
export type { TagListProps, TagProps } from './Tag.tsx'
