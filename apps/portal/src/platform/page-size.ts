/** Rows on a page of a list whose address names no other number: as many as a window of 1440 by 900 px shows, and a few more. */
export const defaultPageSize = 25

/** Rows on a page that a list offers. */
export const pageSizes = [10, 25, 50, 100] as const
