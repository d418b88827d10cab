import type { ReactNode } from 'react'
import type { IconDrawing } from '../../primitives/Icon/index.ts'
import type { Density } from '../../../tokens/index.ts'
import type { PageInfo } from '../Pagination/pages.ts'
import type { Selection, SelectionMode } from './selection.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import type { Step } from './steps.ts'

/**
 * The kind of a column's content; decides alignment, font and the width of its skeleton. An `action` is the one link of a row,
 * at the edge of the table.
 */
export type ColumnKind = 'text' | 'number' | 'code' | 'date' | 'status' | 'action'

/** Grounds of a cell, by the tone they are mixed from. */
export type CellTint = 'positive' | 'progress' | 'attention' | 'held' | 'stopped'

/** A column of a table. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** Stands before the header, over a drawing at the start of the cells, and names what it shows. */
  readonly legend?: ReactNode | undefined
  /** Plain text of the cell, for copies, the phone form and cells without their own renderer. */
  readonly text: (row: Row) => string
  /** Draws the cell; also under the name when the column has left, so a column with a priority holds no control. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  readonly kind?: ColumnKind | undefined
  /** Ground of the cell; number, sign or word say the same without it. None when undefined. */
  readonly tint?: ((row: Row) => CellTint | undefined) | undefined
  /** 1 stays always; 4 leaves first when the container narrows. From 2 on a column also leaves while it does not fit. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined
  /** Label of the value in the phone form and under the name, where it is shorter than the header. */
  readonly shortHeader?: string | undefined
  /** There the value stands without its label, which it says by itself: a kind, a place. Codes do so unless this is false. */
  readonly isLabelHidden?: boolean | undefined
  /** There the value is its text, without what the cell draws: a drawing needs its column. */
  readonly isTextOutside?: boolean | undefined
  /** There a value of no use, such as "Not yet", is left out; it follows the others. Under the name an empty value is too. */
  readonly isOmitted?: ((row: Row) => boolean) | undefined
  /**
   * Nearly all rows say this: it stands for screen readers, copies and exports only, so that the few other values are seen.
   */
  readonly isUsual?: ((row: Row) => boolean) | undefined
  /** Leaves the value out under the name, where it would have room in some rows only. */
  readonly isTooLongUnderName?: boolean | undefined
  /** In the phone form the value ends the line below the name; one column of a table at most. */
  readonly isAtLineEnd?: boolean | undefined
  /** In the phone form the value has a line of its own, even where another has room beside it. */
  readonly hasOwnLine?: boolean | undefined
  /** Property of the wire to sort by; without it the column does not sort. */
  readonly sort?: string | undefined
  /** Least width in px. */
  readonly minWidth?: number | undefined
  /** Keeps the last column at the end of what is shown while the others scroll under it: for what a row is answered in. */
  readonly isPinned?: boolean | undefined
  /**
   * Share of the width that is left over. By default 3 for the first column, 1 for text and 0 for what is always about as
   * long: numbers, codes, days and statuses.
   */
  readonly weight?: number | undefined
}

/** A column that is shown, with the least width in px, the share of the rest, and the step it is shown from. */
export type DrawnColumn<Row> = Column<Row> & {
  readonly minWidth: number
  readonly weight: number
  readonly from: Step
}

/** An entry of a row's menu. */
export interface RowMenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconDrawing | undefined
  readonly isDanger?: boolean | undefined
  readonly onAction: () => void
}

/** The state a table requests from its owner (usually the address bar). */
export interface TableChange {
  readonly page: number
  readonly size: number
  readonly sort: string | undefined
  readonly selection: Selection
}

/** The settings of a person for one table; kept per device by the owner. */
export interface TableView {
  readonly density?: Density | undefined
  readonly hiddenColumns: readonly string[]
  /** Widths in px of columns whose own was changed, by id. */
  readonly widths?: Readonly<Record<string, number>> | undefined
}

/** The loading state of the rows. */
export type TableStatus = 'idle' | 'loading' | 'refreshing' | 'error'

export interface DataTableProps<Row> extends ElementProps<HTMLDivElement> {
  /** Name of the table; compulsory, read by screen readers and used for the landmark of the pages. */
  label: string
  /** The columns in their order; the first heads the rows and is always shown. Keep the array: another one draws every row again. */
  columns: readonly Column<Row>[]
  /** Rows of this page. */
  rows: readonly Row[]
  /** Key of a row, used for the selection. */
  rowKey: (row: Row) => string
  /** The page shown, counted from zero, and how many there are. */
  page: PageInfo
  /** Sort in the wire's text: `name,ASC`. */
  sort?: string | undefined
  /** `loading` draws the geometry, `refreshing` a bar above the kept rows, `error` the failure above them. */
  status?: TableStatus | undefined
  /** Failure and remedy, shown above the cached rows. */
  errorMessage?: string | undefined
  /** Tries again after a failure. */
  onRetry?: (() => void) | undefined
  /** How rows are chosen; `across` keeps the choice while pages are turned. */
  selectionMode?: SelectionMode | undefined
  /** Keys of the chosen rows. */
  selection?: Selection | undefined
  /** Actions on the selected rows, shown in the bar at the bottom. */
  selectionActions?: ReactNode | undefined
  /** Heading over rows that follow one another and share it, empty for none; the rows come in its order. Keep the function, as the columns. */
  groupOf?: ((row: Row) => string) | undefined
  /** Whether the rows of a group are late: its heading says so in red, and the cells need not. */
  isGroupLate?: ((row: Row) => boolean) | undefined
  /** Sums over the rows that share the heading of a row: its numbers stand beside the heading, in their columns. */
  groupTotal?: ((row: Row) => Row | undefined) | undefined
  /** Whether a row is the total of the others: it stands out as the sums beside headings do. */
  isTotal?: ((row: Row) => boolean) | undefined
  /** Address of a row; its first cell becomes a true link. */
  rowHref?: ((row: Row) => string) | undefined
  /** Client-side navigation for plain clicks on row links; without it the browser follows them. */
  onNavigate?: ((href: string) => void) | undefined
  /** Actions on a row, behind a button at its end. */
  rowMenu?: ((row: Row) => readonly RowMenuItem[]) | undefined
  /** Shown when there is nothing at all. */
  empty?: ReactNode | undefined
  /** Shown when filters leave nothing. */
  noMatch?: ReactNode | undefined
  /** Filters are set: an empty page then shows `noMatch` instead of `empty`. */
  isFiltered?: boolean | undefined
  /** Page sizes offered. */
  pageSizes?: readonly number[] | undefined
  /** Hidden columns and density; with `onViewChange` the table offers its Columns menu. */
  view?: TableView | undefined
  /** Called with row height, hidden columns and widths; shows the Columns menu. */
  onViewChange?: ((view: TableView) => void) | undefined
  /** Heading shown in the table's head line. */
  caption?: ReactNode | undefined
  /** Buttons beside the heading. */
  actions?: ReactNode | undefined
  /** False where heading, actions and a `ViewButton` stand elsewhere, such as in the line of the filters. */
  hasHead?: boolean | undefined
  /** Text at the right of the foot when there is only one page. */
  footnote?: ReactNode | undefined
  /** Scrolls sideways under the first column, for rows that are read across; leave `priority` out then, and no column folds. */
  isWide?: boolean | undefined
  /** Leaves the foot (range and pages) away, for short fixed lists. */
  isUnpaged?: boolean | undefined
  /** Called with every change of the table: page, size, sort and selection at once. */
  onChange: (next: TableChange) => void
}
