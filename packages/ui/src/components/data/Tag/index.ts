export { Count } from './Count.tsx'
export type { CountProps } from './Count.tsx'
export { Tag } from './Tag.tsx'
export type { TagProps } from './Tag.tsx'
