export { Pagination } from './Pagination.tsx'
export type { PaginationProps } from './Pagination.tsx'
export { clampPage, defaultPageSizes, formatCount, isPastEnd, rangeAnnouncement, rangeText } from './pages.ts'
export type { PageInfo } from './pages.ts'
