export { DocumentBadge } from './DocumentBadge.tsx'
export type { DocumentBadgeProps } from './DocumentBadge.tsx'
export { DomainBadge } from './DomainBadge.tsx'
export type { DomainBadgeProps } from './DomainBadge.tsx'
