/** The URL parameters of the position in a list, which are no part of a view. */
const places = ['page', 'size']

/** Returns the view of a list from its URL: the same view has the same text, whatever the order of its parameters. */
export function viewQuery(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([name]) => !places.includes(name))
  return new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}

/** A tab over a list. */
export interface ViewTab {
  label: string
  href: string
  count?: number | undefined
  isCurrent?: boolean
}

/** The tabs with the number of rows in the one that is shown, unless it counts by itself. */
export function withCount(
  tabs: readonly ViewTab[] | undefined,
  count: number | undefined,
): readonly ViewTab[] | undefined {
  if (count === undefined) return tabs
  return tabs?.map((tab) => (tab.isCurrent && tab.count === undefined ? { ...tab, count } : tab))
}

/** A view as it becomes a tab. */
interface PinnedView {
  name: string
  query: string
  isPinned: boolean
}

const hrefOf = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** The tabs over a list: its own, then the pinned views; only the view that is shown is current. */
export function viewTabs(
  own: readonly ViewTab[],
  views: readonly PinnedView[],
  { path, query }: { path: string; query: string },
): ViewTab[] {
  const pinned = views
    .filter(({ isPinned }) => isPinned)
    .map((view) => ({
      label: view.name,
      href: hrefOf(path, view.query),
      isCurrent: viewQuery(view.query) === query,
    }))
  const isPinnedShown = pinned.some(({ isCurrent }) => isCurrent)
  return [...(isPinnedShown ? own.map((tab) => ({ ...tab, isCurrent: false })) : own), ...pinned]
}
