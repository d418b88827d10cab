/** One sort instruction in the wire's own text: `name,ASC`. */
export type SortText = `${string},${'ASC' | 'DESC'}`

/** Direction of a sort as the wire writes it. */
export type SortDirection = 'ASC' | 'DESC'

/** The parts of a sort text, or undefined when it is not one. */
export function parseSort(
  text: string | undefined,
): { property: string; direction: SortDirection } | undefined {
  const match = /^([A-Za-z][\w.]*),(ASC|DESC)$/u.exec(text ?? '')
  if (!match?.[1]) return undefined
  return { property: match[1], direction: match[2] === 'ASC' ? 'ASC' : 'DESC' }
}

/** The sort after a header was pressed: ascending first, then the other way round. */
export function nextSort(current: string | undefined, property: string): SortText {
  const sort = parseSort(current)
  return sort?.property === property && sort.direction === 'ASC' ? `${property},DESC` : `${property},ASC`
}

/** Value of `aria-sort` for a column. */
export function ariaSort(
  current: string | undefined,
  property: string | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!property) return undefined
  const sort = parseSort(current)
  if (sort?.property !== property) return 'none'
  return sort.direction === 'ASC' ? 'ascending' : 'descending'
}

/** Returns the effect of pressing a sortable header as text for its button. */
export function sortHint(current: string | undefined, property: string): string {
  const state = ariaSort(current, property)
  if (state === 'ascending') return 'sorted ascending, sort descending'
  if (state === 'descending') return 'sorted descending, sort ascending'
  return 'sort ascending'
}
