import { Fragment, type ReactElement, type RefObject } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DataTable.css.ts'
import { GroupRow } from './GroupRow.tsx'
import { headingAt } from './groups.ts'
import { Header } from './Header.tsx'
import { MemoRow } from './Row.tsx'
import { pageCheck, togglePage } from './selection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { nextSort } from './sort.ts'
import type { TableState } from './state.ts'
import type { DataTableProps } from './types.ts'
import { withWidth } from './widths.ts'
import type { TableModel } from './useDataTable.ts'

/** Rows reserved at most, so that a short last page does not leave a large hole. */
const reservedRows = 25

export interface GridProps<Row> {
  props: DataTableProps<Row>
  table: TableModel<Row>
  /** The table in the document, for moving the focus in it. */
  grid: RefObject<HTMLTableElement | null>
}

/** The table itself: a native `table` with the role of a grid, its listeners delegated. */
export function Grid<Row>({ props, table, grid }: GridProps<Row>): ReactElement {
  const { state, columns, focus, events, change } = table
  const { label, rows, sort, view } = props
  const { page, status, keys, selection } = state
  const isPinned = columns.at(-1)?.isPinned === true
  const shownRows = state.isFirstLoad ? Math.min(page.size, 10) : rows.length
  // how many rows come is not known before they are there: room for a whole page
  const isReserved = (state.isFirstLoad && !props.isUnpaged) || page.totalPages > 1
  const missing = isReserved && !table.isNarrow ? Math.min(page.size, reservedRows) - shownRows : 0
  return (
    <div className={cx(styles.scroll, props.isWide && styles.wideScroll, isPinned && styles.pinnedScroll)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        aria-rowcount={page.totalElements + 1}
        aria-multiselectable={state.isSelectable ? !state.isSingle : undefined}
        className={cx(
          styles.table,
          props.isWide && styles.wide,
          isPinned && styles.pinned,
          status === 'error' && styles.dimmed,
        )}
        style={table.shares}
        onClick={events.onClick}
        onChange={events.onToggle}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
      >
        <thead>
          <Header
            columns={columns}
            sort={sort}
            check={headCheck(state)}
            hasMenu={Boolean(props.rowMenu)}
            onWidth={
              props.onViewChange &&
              ((id, width) => props.onViewChange?.(withWidth(view ?? { hiddenColumns: [] }, id, width)))
            }
            onSort={(property) => change({ page: 0, sort: nextSort(sort, property) })}
            onCheck={() => change({ selection: togglePage(selection, keys) })}
          />
        </thead>
        <tbody>
          <TableBody {...{ props, table }} count={shownRows} />
        </tbody>
      </table>
      {missing > 0 ? (
        <div className={styles.filler} style={{ blockSize: `calc(${missing} * ${styles.rowHeight})` }} />
      ) : null}
    </div>
  )
}

/** State of the checkbox over the rows; undefined without one. */
function headCheck({ isSelectable, isSingle, selection, keys }: TableState) {
  if (!isSelectable) return undefined
  return isSingle ? 'hidden' : pageCheck(selection, keys)
}

function TableBody<Row>({
  props,
  table,
  count,
}: Omit<GridProps<Row>, 'grid'> & { count: number }): ReactElement {
  const { state, columns, openMenu } = table
  const { keys, selection, isSelectable, isSingle } = state
  const hasMenu = Boolean(props.rowMenu)
  if (state.isFirstLoad) {
    return <SkeletonRows columns={columns} count={count} hasCheck={isSelectable} hasMenu={hasMenu} />
  }
  return (
    <>
      {props.rows.map((row, index) => (
        // Keyed by place: turning a page or its order rewrites the text of the rows, which is quicker than moving them.
        <Fragment key={`slot-${index}`}>
          <GroupRow
            heading={headingAt(props.rows, props.groupOf, index)}
            isLate={props.isGroupLate?.(row) ?? false}
            total={props.groupTotal?.(row)}
            {...{ columns, isSelectable, hasMenu }}
          />
          <MemoRow
            {...{ row, index, columns, isSelectable }}
            rowId={keys[index] ?? ''}
            isSelected={selection.has(keys[index] ?? '')}
            isSingle={isSingle}
            isTotal={props.isTotal?.(row) ?? false}
            href={props.rowHref?.(row)}
            hasMenu={hasMenu}
            isMenuOpen={openMenu?.index === index}
            isFolding={table.isFolding}
          />
        </Fragment>
      ))}
    </>
  )
}
