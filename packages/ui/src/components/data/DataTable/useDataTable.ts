import { useMemo, useState } from 'react'
import { besides as besideWidth, oneLine } from './DataTable.css.ts'
import { drawnColumns, sharesOf } from './fit.ts'
import { nothing, tableState } from './state.ts'
import { edgeRoom } from './steps.ts'
import type { DataTableProps, TableChange } from './types.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useNarrow } from './useNarrow.ts'
import { usePastEnd } from './usePastEnd.ts'
import { useRowEvents } from './useRowEvents.ts'
import type { OpenMenu } from './useRowEvents.ts'

import type { RefObject } from 'react'

/** Returns the state the parts of a table share. */
export type TableModel<Row> = ReturnType<typeof useDataTable<Row>>

/** Keeps the state of a table: its columns, its focus, the open row menu, and the changes it asks its owner for. */
export function useDataTable<Row>(
  props: DataTableProps<Row>,
  root: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLTableElement | null>,
) {
  const { rows, sort, view } = props
  const state = tableState(props)
  const { page, selection } = state
  const isNarrow = useNarrow(root)
  const isFolding = useNarrow(root, oneLine)
  const [openMenu, setOpenMenu] = useState<OpenMenu>()
  const hidden = view?.hiddenColumns
  const widths = view?.widths
  const besides = besideWidth * (Number(state.isSelectable) + Number(Boolean(props.rowMenu)))
  const edge = props.rowMenu ? 0 : edgeRoom
  const isScrolled = props.isWide === true || props.columns.at(-1)?.isPinned === true
  // The same array as long as nothing changed: rows compare their columns by identity.
  const columns = useMemo(
    () => drawnColumns(props.columns, { hidden, widths, besides, edge, isScrolled }),
    [props.columns, hidden, widths, besides, edge, isScrolled],
  )
  const focus = useGridFocus(grid, {
    resetKey: `${page.number}|${page.size}|${sort ?? ''}`,
    rows,
    columns,
    isActive: !isNarrow && !state.isFirstLoad,
  })

  const change = (next: Partial<TableChange>) => {
    setOpenMenu(undefined)
    // Only a choice "across" pages outlives the page it was made on.
    const turns = next.page !== undefined || next.size !== undefined || next.sort !== undefined
    const kept = turns && state.selectionMode !== 'across' ? nothing : selection
    props.onChange({ page: page.number, size: page.size, sort, selection: kept, ...next })
  }
  const note = usePastEnd(page, state.status, (last) => change({ page: last }))

  const events = useRowEvents({
    state,
    change,
    openMenu,
    onOpenMenu: setOpenMenu,
    onNavigate: props.onNavigate,
  })
  return {
    state,
    isNarrow,
    /** True where facts of columns that have left are shown under the name. */
    isFolding,
    columns,
    shares: sharesOf(columns, { besides, edge }),
    focus,
    change,
    /** Sentence about a page that is no longer there. */
    note,
    events,
    openMenu,
    onCloseMenu: () => setOpenMenu(undefined),
  }
}
