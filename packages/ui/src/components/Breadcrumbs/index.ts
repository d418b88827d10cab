export { Breadcrumbs } from './Breadcrumbs.tsx'
export type { Crumb } from './Breadcrumbs.tsx'
