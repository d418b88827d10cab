export { DataTable } from './DataTable.tsx'
export { tableView, useTableView } from './useTableView.ts'
export { ViewButton } from './ViewButton.tsx'
export type { ViewButtonProps } from './ViewButton.tsx'
export type { Selection, SelectionMode } from './selection.ts'
export type { SortText } from './sort.ts'
export type {
  CellTint,
  Column,
  ColumnKind,
  DataTableProps,
  RowMenuItem,
  TableChange,
  TableStatus,
  TableView,
} from './types.ts'
