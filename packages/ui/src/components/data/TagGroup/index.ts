export { TagGroup } from './TagGroup.tsx'
export type { TagGroupProps } from './TagGroup.tsx'
