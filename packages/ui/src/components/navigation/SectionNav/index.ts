export { SectionNav } from './SectionNav.tsx'
export type { SectionNavItem, SectionNavProps } from './SectionNav.tsx'
