export { DataTable } from './DataTable.tsx'
export { tableView, useTableView } from './useTableView.ts'
export { ToolButton } from './ToolButton.tsx'
export type { ToolButtonProps } from './ToolButton.tsx'
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
