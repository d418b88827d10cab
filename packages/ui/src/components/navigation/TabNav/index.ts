export { TabNav } from './TabNav.tsx'
export type { TabNavItem, TabNavProps } from './TabNav.tsx'
