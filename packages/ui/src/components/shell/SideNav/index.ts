export { SideNav } from './SideNav.tsx'
export type { Brand, NavItem, NavSection, SideNavProps } from './SideNav.tsx'
