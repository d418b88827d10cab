export { Pagination } from './Pagination.tsx'
export type { PaginationProps } from './Pagination.tsx'
export { isOnePage } from './pages.ts'
export type { PageInfo } from './pages.ts'
