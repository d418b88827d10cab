import type { PageInfo } from '../Pagination/pages.ts'
import { clampPageInfo } from '../Pagination/pages.ts'
import type { Selection, SelectionMode } from './selection.ts'
import type { DataTableProps, TableStatus } from './types.ts'
import { warnRepeated, warnUnnamed } from '../../../element/warn.ts'

/** The choice of no row. */
export const nothing: Selection = new Set()

/** State of a table: its page, the keys of its rows and which of its faces. */
export interface TableState {
  readonly page: PageInfo
  readonly status: TableStatus
  readonly selectionMode: SelectionMode
  readonly selection: Selection
  /** Keys of the rows, in their order. */
  readonly keys: readonly string[]
  readonly isSelectable: boolean
  readonly isSingle: boolean
  /** Nothing has come yet: the rows are drawn as skeletons. */
  readonly isFirstLoad: boolean
  readonly isEmpty: boolean
}

/** Reads the state of a table from its properties. */
export function tableState<Row>(props: DataTableProps<Row>): TableState {
  const { rows, status = 'idle', selectionMode = 'none', selection = nothing } = props
  const keys = rows.map(props.rowKey)
  if (process.env.NODE_ENV !== 'production') {
    warnUnnamed('DataTable', props.label)
    warnRepeated('rows', keys)
  }
  const isFirstLoad = status === 'loading' && rows.length === 0
  return {
    page: clampPageInfo(props.page, rows.length),
    status,
    selectionMode,
    selection,
    keys,
    isSelectable: selectionMode !== 'none',
    isSingle: selectionMode === 'single',
    isFirstLoad,
    isEmpty: rows.length === 0 && !isFirstLoad && status !== 'error',
  }
}
