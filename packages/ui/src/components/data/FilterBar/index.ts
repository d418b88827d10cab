export { FilterBar } from './FilterBar.tsx'
export type { FilterBarProps } from './FilterBar.tsx'
export { isSet, withFilter } from './filters.ts'
export type { FilterDeclaration, FilterOption, FilterValues } from './filters.ts'
