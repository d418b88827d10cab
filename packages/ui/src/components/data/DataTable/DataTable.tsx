import { Suspense, lazy, useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Pagination } from '../Pagination/Pagination.tsx'
import { isOnePage } from '../Pagination/pages.ts'
import { Announcer } from './Announcer.tsx'
import * as styles from './DataTable.css.ts'
import type { PhoneList as Cards } from './PhoneList.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableHead } from './TableHead.tsx'
import type { DataTableProps } from './types.ts'
import { Grid } from './Grid.tsx'
import { nothing } from './state.ts'
import { useDataTable } from './useDataTable.ts'
import type { GridProps } from './Grid.tsx'
import { useElementProps } from '../../../element/useElementProps.ts'

// A menu costs more bytes than the whole table, so it comes when the first one is opened.
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }))
// Only narrow places show cards, so wide ones do not load them; a narrow one does while its first rows are on their way.
const loadCards = () => import('./PhoneList.tsx')
const PhoneList = lazy(async () => ({ default: (await loadCards()).PhoneList })) as unknown as typeof Cards

/**
 * A paged table on a native `table`: one tab stop, rows that reuse their DOM when pages turn, columns that leave by
 * priority, a list on phones. Everything it shows comes by props and everything it wants goes out by `onChange`.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, sort, view } = props
  const root = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const table = useDataTable(props, root, grid)
  const { state, change, isNarrow } = table
  const { page, status, selection, isFirstLoad } = state
  useEffect(() => {
    // what fails here is loaded again, and reported, with the rows
    if (isNarrow) loadCards().catch(() => undefined)
  }, [isNarrow])
  return (
    <div
      {...useElementProps(props, root)}
      className={styles.root}
      data-density={view?.density}
      aria-busy={status === 'loading' || status === 'refreshing'}
    >
      {status === 'refreshing' || (status === 'loading' && !isFirstLoad) ? <Progress /> : null}
      <TableHead {...props} />
      {status === 'error' ? (
        <div className={styles.error} role="alert">
          <span>{props.errorMessage ?? `${label} could not be loaded. Try again.`}</span>
          {props.onRetry ? (
            <button type="button" className={styles.textButton} onClick={props.onRetry}>
              Try again
            </button>
          ) : null}
        </div>
      ) : null}
      <Rows props={props} table={table} grid={grid} />
      {state.isSelectable && selection.size > 0 ? (
        <SelectionBar selection={selection} keys={state.keys} onClear={() => change({ selection: nothing })}>
          {props.selectionActions}
        </SelectionBar>
      ) : null}
      <Foot props={props} table={table} />
      <Announcer page={page} sort={sort} isSettled={status === 'idle'} note={table.note} />
      <OpenRowMenu props={props} table={table} />
    </div>
  )
}

/** The moving bar is decoration: `aria-busy` on the table says the same. */
function Progress(): ReactElement {
  return (
    <div className={styles.progress} aria-hidden="true">
      <div className={styles.progressBar} />
    </div>
  )
}

/** Shows the rows: an empty state, a list on a phone, or the table. */
function Rows<Row>({ props, table, grid }: GridProps<Row>): ReactElement {
  const { state, columns, events, openMenu } = table
  if (state.isEmpty) {
    return (
      <div className={styles.panel}>
        {(props.isFiltered ? props.noMatch : props.empty) ?? 'Nothing to show yet.'}
      </div>
    )
  }
  if (!table.isNarrow || state.isFirstLoad) return <Grid {...{ props, table, grid }} />
  const { label, rows, rowKey, groupOf, isGroupLate, groupTotal, rowHref } = props
  return (
    // One delegated listener for all rows; the controls inside carry the roles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={events.onClick}
      onChange={events.onToggle}
      className={state.status === 'error' ? styles.dimmed : undefined}
    >
      <Suspense fallback={null}>
        <PhoneList
          {...{ label, columns, rows, rowKey, groupOf, isGroupLate, groupTotal, rowHref }}
          selection={state.selection}
          isSelectable={state.isSelectable}
          isSingle={state.isSingle}
          hasMenu={Boolean(props.rowMenu)}
          openRow={openMenu?.index}
        />
      </Suspense>
    </div>
  )
}

function OpenRowMenu<Row>({ props, table }: Omit<GridProps<Row>, 'grid'>): ReactElement | null {
  const { state, columns, openMenu } = table
  const row = openMenu && state.keys[openMenu.index] === openMenu.key ? props.rows[openMenu.index] : undefined
  if (!openMenu || row === undefined || !props.rowMenu) return null
  return (
    <Suspense fallback={null}>
      <RowMenu
        key={openMenu.key}
        label={`Actions for ${columns[0]?.text(row) ?? openMenu.key}`}
        items={props.rowMenu(row)}
        trigger={openMenu.trigger}
        onClose={table.onCloseMenu}
      />
    </Suspense>
  )
}

/** Pages and page size, and the note; no pages where all rows stand on one. */
function Foot<Row>({ props, table }: Pick<GridProps<Row>, 'props' | 'table'>): ReactElement | null {
  const { label, footnote, pageSizes } = props
  const { page, isEmpty, isFirstLoad } = table.state
  const isWhole = !isFirstLoad && isOnePage(page, pageSizes)
  if (props.isUnpaged || isEmpty || (isWhole && footnote === undefined)) return null
  return (
    <div className={styles.foot}>
      {isWhole ? null : (
        <Pagination label={`${label}, pages`} page={page} pageSizes={pageSizes} onChange={table.change} />
      )}
      {footnote}
    </div>
  )
}
