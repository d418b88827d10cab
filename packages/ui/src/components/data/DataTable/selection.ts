/** How rows may be chosen; `across` keeps the choice while pages are turned. */
export type SelectionMode = 'none' | 'single' | 'multiple' | 'across'

/** Chosen row keys. */
export type Selection = ReadonlySet<string>

/** State of the checkbox in the header: of the rows on this page. */
export type PageCheck = 'none' | 'some' | 'all'

/** How many of the given rows are chosen. */
function countSelected(selection: Selection, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (selection.has(key) ? 1 : 0), 0)
}

/** Whether none, some or all rows of this page are chosen. */
export function pageCheck(selection: Selection, keys: readonly string[]): PageCheck {
  const chosen = countSelected(selection, keys)
  if (chosen === 0) return 'none'
  return chosen === keys.length ? 'all' : 'some'
}

/** The choice after one row was ticked or unticked. */
export function toggleRow(selection: Selection, key: string, mode: SelectionMode): Selection {
  if (mode === 'none') return selection
  if (mode === 'single') return selection.has(key) ? new Set() : new Set([key])
  const next = new Set(selection)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The choice after the header's checkbox was pressed: all of this page, or none of it when all were chosen. */
export function togglePage(selection: Selection, keys: readonly string[]): Selection {
  const next = new Set(selection)
  const isAll = pageCheck(selection, keys) === 'all'
  for (const key of keys) {
    if (isAll) next.delete(key)
    else next.add(key)
  }
  return next
}

/** The choice after a range was chosen with Shift, from the anchor row to the given one, on one page. */
export function selectRange(
  selection: Selection,
  keys: readonly string[],
  anchor: number,
  target: number,
): Selection {
  const next = new Set(selection)
  for (const key of keys.slice(Math.min(anchor, target), Math.max(anchor, target) + 1)) next.add(key)
  return next
}

/** `12 selected, 4 on this page`, or `4 selected` when all of them are in view. */
export function selectionText(selection: Selection, keys: readonly string[]): string {
  const here = countSelected(selection, keys)
  const total = `${selection.size} selected`
  return here === selection.size ? total : `${total}, ${here} on this page`
}
