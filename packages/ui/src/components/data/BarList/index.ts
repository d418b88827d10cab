export { BarList } from './BarList.tsx'
export type { BarListProps } from './BarList.tsx'
