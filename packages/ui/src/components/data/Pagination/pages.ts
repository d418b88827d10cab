/** One place in the row of page links: a page (zero-based, as on the wire) or a gap of left-out pages. */
export type PageItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly id: 'before' | 'after' }

/** A page of a listed result as the table and the pagination need it; `number` counts from zero (wire format). */
export interface PageInfo {
  readonly number: number
  readonly size: number
  readonly totalElements: number
  readonly totalPages: number
}

/** Page sizes offered when the caller names none. */
export const defaultPageSizes: readonly number[] = [10, 25, 50, 100]

/** Rows of the page that a list of records begins with. */
const usualPageSize = 25

const slots = 7

/**
 * The page links to show: first, last, the current one and its neighbours, always the same count of slots
 * once there are more than seven pages, so that nothing moves under the pointer.
 */
export function pageItems(current: number, totalPages: number): PageItem[] {
  const total = Math.max(1, Math.floor(totalPages))
  const here = clampPage(current, total)
  if (total <= slots) return range(0, total)
  if (here < 4) return [...range(0, 5), { kind: 'gap', id: 'after' }, pageOf(total - 1)]
  if (here > total - 5) return [pageOf(0), { kind: 'gap', id: 'before' }, ...range(total - 5, total)]
  return [
    pageOf(0),
    { kind: 'gap', id: 'before' },
    ...range(here - 1, here + 2),
    { kind: 'gap', id: 'after' },
    pageOf(total - 1),
  ]
}

function pageOf(page: number): PageItem {
  return { kind: 'page', page }
}

function range(from: number, to: number): PageItem[] {
  return Array.from({ length: to - from }, (_, index) => pageOf(from + index))
}

/** The nearest page that exists; an empty result still has page zero. */
export function clampPage(page: number, totalPages: number): number {
  if (!Number.isFinite(page)) return 0
  return Math.min(Math.max(0, Math.trunc(page)), Math.max(0, totalPages - 1))
}

/** A page whose numbers can be counted with: what is no number becomes the rows that are there. */
export function clampPageInfo(page: PageInfo, rows: number): PageInfo {
  const { number, size, totalElements, totalPages } = page
  if ([number, size, totalElements, totalPages].every((value) => Number.isFinite(value) && value >= 0))
    return page
  return {
    number: clampPage(number, Number.isFinite(totalPages) ? totalPages : 1),
    size: Number.isFinite(size) && size > 0 ? size : Math.max(1, rows),
    totalElements: Number.isFinite(totalElements) && totalElements >= 0 ? totalElements : rows,
    totalPages: Number.isFinite(totalPages) && totalPages >= 0 ? totalPages : 1,
  }
}

/** True when the asked page lies behind the last one, for example after rows were deleted. */
export function isPastEnd(page: PageInfo): boolean {
  return page.totalElements > 0 && page.number >= page.totalPages
}

/**
 * True when a list stands on its first page, all of its rows are on it, and they are no more than a page usually shows, or than
 * the least size offered: there is no page to turn, and no other size to want.
 */
export function isOnePage(
  { number, size, totalElements }: PageInfo,
  sizes: readonly number[] = defaultPageSizes,
): boolean {
  return number === 0 && totalElements <= Math.min(size, Math.max(usualPageSize, Math.min(...sizes)))
}

/** Offered page sizes: whole numbers from 1 to 1000 (the server's cap), each once, ascending, with the current one. */
export function offeredSizes(sizes: readonly number[], current: number): number[] {
  const valid = [...sizes, current].filter((size) => Number.isInteger(size) && size >= 1 && size <= 1000)
  return [...new Set(valid)].sort((a, b) => a - b)
}

/** The page that keeps the first row now in view when the page size changes. */
export function pageAfterResize(page: PageInfo, size: number): number {
  return Math.floor((page.number * page.size) / size)
}

const count = new Intl.NumberFormat('en-PH')

/** First and last row shown, counting from one; both zero when nothing is listed. */
function rowRange(page: PageInfo): { readonly from: number; readonly to: number } {
  if (page.totalElements === 0) return { from: 0, to: 0 }
  const from = clampPage(page.number, page.totalPages) * page.size + 1
  return { from, to: Math.min(from + page.size - 1, page.totalElements) }
}

/** Visible range, `1–10 of 347`; nothing while nothing is listed, such as before the first read. */
export function rangeText(page: PageInfo): string {
  const { from, to } = rowRange(page)
  if (to === 0) return ''
  const shown = from === to ? count.format(from) : `${count.format(from)}–${count.format(to)}`
  return `${shown} of ${count.format(page.totalElements)}`
}

/** The range in words for a screen reader, `11 to 20 of 347`. */
export function rangeAnnouncement(page: PageInfo): string {
  const { from, to } = rowRange(page)
  if (to === 0) return 'No rows'
  const shown = from === to ? count.format(from) : `${count.format(from)} to ${count.format(to)}`
  return `${shown} of ${count.format(page.totalElements)}`
}

/** A count with thousands separators. */
export function formatCount(value: number): string {
  return Number.isFinite(value) ? count.format(value) : '—'
}
