import { useMemo } from 'react'
import type { Shortcut } from '../../../platform/shortcuts/shortcut-keys.ts'
import { useShortcuts } from '../../../platform/shortcuts/shortcuts.ts'
import type { DecideLine } from './decision-column.tsx'
import type { LineDraft } from './line-decisions.ts'
import { lineFilters, type LineFilter } from './line-filter.ts'

/** The row of the line the focus is in. */
const activeRow = (): Element | null => document.activeElement?.closest('tr') ?? null

const lineOf = (row: Element | null): string | undefined =>
  row?.querySelector<HTMLElement>('[data-line]')?.dataset['line']

/** Moves the focus to a field of a row once it is drawn. */
function focusField(row: Element | null, selector: string): void {
  requestAnimationFrame(() => row?.querySelector<HTMLElement>(selector)?.focus())
}

/** Moves the focus to the next line without a decision; from the last one, to the first. */
function focusUndecided(): void {
  const open = [...document.querySelectorAll<HTMLSelectElement>('tr:has([data-line]) select')].filter(
    ({ value }) => value === '',
  )
  const row = activeRow()
  const isAfter = (field: Element): boolean =>
    row !== null &&
    !row.contains(field) &&
    (row.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = open.find(isAfter) ?? open[0]
  next?.closest('td')?.focus()
}

interface LineKeys {
  decide: DecideLine | undefined
  undo: () => void
  filter: (filter: LineFilter) => void
  /** whether another amount can be offered for a line */
  canCounter: (key: string) => boolean
}

/** Keys of the comparison: 1 to 8 filter; where lines are decided A accepts, C offers another amount, R refuses, N goes on, Z takes back. */
export function useLineKeys({ decide, undo, filter, canCounter }: LineKeys): void {
  const keys = useMemo<readonly Shortcut[]>(() => {
    const filters = lineFilters
      .filter((name) => decide !== undefined || name !== 'undecided')
      .map((name, at) => ({ keys: String(at + 1), label: `Lines: ${name}`, run: () => filter(name) }))
    if (decide === undefined) return filters
    const decideHere = (choice: LineDraft['choice']) => {
      const row = activeRow()
      const key = lineOf(row)
      if (key === undefined || (choice === 'counter' && !canCounter(key))) return
      decide(key, { choice, reason: '' })
      if (choice !== 'accept') focusField(row, 'input')
    }
    return [
      ...filters,
      { keys: 'a', label: 'Accept the line', run: () => decideHere('accept') },
      { keys: 'c', label: 'Offer another amount for the line', run: () => decideHere('counter') },
      { keys: 'r', label: 'Refuse the line', run: () => decideHere('refuse') },
      { keys: 'n', label: 'Next undecided line', run: focusUndecided },
      { keys: 'z', label: 'Take the last decision on a line back', run: undo },
    ]
  }, [decide, undo, filter, canCounter])
  useShortcuts(keys)
}
