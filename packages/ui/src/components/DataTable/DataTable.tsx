import { Suspense, lazy, useMemo, useRef, useState } from 'react'
import type { ChangeEvent, MouseEvent, ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import { soundPage } from '../Pagination/pages.ts'
import { Announcer } from './Announcer.tsx'
import { Bones } from './Bones.tsx'
import * as styles from './DataTable.css.ts'
import { Header } from './Header.tsx'
import { PhoneList } from './PhoneList.tsx'
import { MemoRow } from './Row.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableHead } from './TableHead.tsx'
import { pageCheck, selectRange, togglePage, toggleRow } from './selection.ts'
import type { Selection } from './selection.ts'
import { nextSort } from './sort.ts'
import type { DataTableProps, TableChange } from './types.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useNarrow } from './useNarrow.ts'
import { usePastEnd } from './usePastEnd.ts'
import { drawnColumns, withWidth } from './widths.ts'

// A menu costs more bytes than the whole table, so it comes when the first one is opened.
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }))

const nothing: Selection = new Set()
/** Rows reserved at most, so that a short last page does not leave a large hole. */
const reservedRows = 25

/**
 * A paged table on a native `table`: one tab stop, rows that reuse their DOM when pages turn, columns that leave by
 * priority, a list on phones. Everything it shows comes by props and everything it wants goes out by `onChange`.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, rows, rowKey, sort, rowHref, rowMenu, view } = props
  const page = soundPage(props.page, rows.length)
  const { status = 'idle', selectionMode = 'none', selection = nothing } = props
  const root = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const anchor = useRef<number | undefined>(undefined)
  const isNarrow = useNarrow(root)
  const [openMenu, setOpenMenu] = useState<{ index: number; key: string; trigger: HTMLElement }>()
  const hidden = view?.hiddenColumns
  const widths = view?.widths
  // The same array as long as nothing changed: rows compare their columns by identity.
  const columns = useMemo(() => drawnColumns(props.columns, hidden, widths), [props.columns, hidden, widths])
  const keys = rows.map(rowKey)
  const isSelectable = selectionMode !== 'none'
  const isFirstLoad = status === 'loading' && rows.length === 0
  const isEmpty = rows.length === 0 && !isFirstLoad && status !== 'error'
  const grid = useGridFocus(table, {
    resetKey: `${page.number}|${page.size}|${sort ?? ''}`,
    rows,
    columns,
    isActive: !isNarrow && !isFirstLoad,
  })

  const change = (next: Partial<TableChange>) => {
    setOpenMenu(undefined)
    // Only a choice "across" pages outlives the page it was made on.
    const turns = next.page !== undefined || next.size !== undefined || next.sort !== undefined
    const kept = turns && selectionMode !== 'across' ? nothing : selection
    props.onChange({ page: page.number, size: page.size, sort, selection: kept, ...next })
  }
  const note = usePastEnd(page, status, (last) => change({ page: last }))

  const onToggle = (event: ChangeEvent<HTMLElement>) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.dataset['row'] === undefined) return
    const index = Number(input.dataset['row'])
    const key = keys[index]
    if (key === undefined) return
    const isShift = event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey
    const from = anchor.current
    anchor.current = index
    if (isShift && from !== undefined && selectionMode !== 'single') {
      change({ selection: selectRange(selection, keys, from, index) })
    } else change({ selection: toggleRow(selection, key, selectionMode) })
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return
    const trigger = event.target.closest<HTMLElement>('[data-row-menu]')
    if (trigger) {
      const index = Number(trigger.dataset['rowMenu'])
      const key = keys[index]
      setOpenMenu(openMenu?.index === index || key === undefined ? undefined : { index, key, trigger })
      return
    }
    const link = event.target.closest<HTMLAnchorElement>('a[data-row-link]')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !props.onNavigate || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    props.onNavigate(link.getAttribute('href') ?? link.href)
  }

  const menuRow = openMenu && keys[openMenu.index] === openMenu.key ? rows[openMenu.index] : undefined
  const shownRows = isFirstLoad ? Math.min(page.size, 10) : rows.length
  const missing = page.totalPages > 1 && !isNarrow ? Math.min(page.size, reservedRows) - shownRows : 0
  return (
    <div
      ref={root}
      className={styles.root}
      data-density={view?.density}
      aria-busy={status === 'loading' || status === 'refreshing'}
    >
      {status === 'refreshing' || (status === 'loading' && !isFirstLoad) ? <Progress /> : null}
      <TableHead {...props} />
      {status === 'error' ? (
        <div className={styles.error} role="alert">
          <span>{props.errorText ?? `${label} could not be loaded. Try again.`}</span>
          {props.onRetry ? (
            <button type="button" className={styles.textButton} onClick={props.onRetry}>
              Try again
            </button>
          ) : null}
        </div>
      ) : null}
      {isEmpty ? (
        <div className={styles.panel}>
          {(props.isFiltered ? props.noMatch : props.empty) ?? 'Nothing to show yet.'}
        </div>
      ) : isNarrow && !isFirstLoad ? (
        // One delegated listener for all rows; the controls inside carry the roles.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={onClick} onChange={onToggle} className={status === 'error' ? styles.dimmed : undefined}>
          <PhoneList
            {...{ label, columns, rows, rowKey, rowHref, selection, isSelectable }}
            isSingle={selectionMode === 'single'}
            hasMenu={Boolean(rowMenu)}
            openRow={openMenu?.index}
          />
        </div>
      ) : (
        <div className={cx(styles.scroll, props.isWide && styles.wideScroll)}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role */}
          <table
            ref={table}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
            role="grid"
            aria-label={label}
            aria-rowcount={page.totalElements + 1}
            aria-multiselectable={isSelectable ? selectionMode !== 'single' : undefined}
            className={cx(styles.table, props.isWide && styles.wide, status === 'error' && styles.dimmed)}
            onClick={onClick}
            onChange={onToggle}
            onFocus={grid.onFocus}
            onKeyDown={grid.onKeyDown}
          >
            <thead>
              <Header
                columns={columns}
                sort={sort}
                check={
                  !isSelectable
                    ? undefined
                    : selectionMode === 'single'
                      ? 'hidden'
                      : pageCheck(selection, keys)
                }
                hasMenu={Boolean(rowMenu)}
                onWidth={
                  props.onViewChange &&
                  ((id, width) => props.onViewChange?.(withWidth(view ?? { hiddenColumns: [] }, id, width)))
                }
                onSort={(property) => change({ page: 0, sort: nextSort(sort, property) })}
                onCheck={() => change({ selection: togglePage(selection, keys) })}
              />
            </thead>
            <tbody>
              {isFirstLoad ? (
                <Bones
                  columns={columns}
                  count={shownRows}
                  hasCheck={isSelectable}
                  hasMenu={Boolean(rowMenu)}
                />
              ) : (
                rows.map((row, index) => (
                  <MemoRow
                    // Keyed by place: turning a page or its order rewrites the text of the rows, which is quicker than moving them.
                    key={`slot-${index}`}
                    {...{ row, index, columns, isSelectable }}
                    rowId={keys[index] ?? ''}
                    isSelected={selection.has(keys[index] ?? '')}
                    isSingle={selectionMode === 'single'}
                    href={rowHref?.(row)}
                    hasMenu={Boolean(rowMenu)}
                    isMenuOpen={openMenu?.index === index}
                  />
                ))
              )}
            </tbody>
          </table>
          {missing > 0 ? (
            <div className={styles.filler} style={{ blockSize: `calc(${missing} * ${styles.rowHeight})` }} />
          ) : null}
        </div>
      )}
      {isSelectable && selection.size > 0 ? (
        <SelectionBar selection={selection} keys={keys} onClear={() => change({ selection: nothing })}>
          {props.selectionActions}
        </SelectionBar>
      ) : null}
      {props.hidesPages || isEmpty ? null : (
        <div className={styles.foot}>
          <Pagination
            label={`${label}, pages`}
            page={page}
            pageSizes={props.pageSizes}
            onChange={(next) => change(next)}
          />
          {props.footnote}
        </div>
      )}
      <Announcer page={page} sort={sort} isSettled={status === 'idle'} note={note} />
      {openMenu && menuRow !== undefined && rowMenu ? (
        <Suspense fallback={null}>
          <RowMenu
            key={openMenu.key}
            label={`Actions for ${columns[0]?.text(menuRow) ?? openMenu.key}`}
            items={rowMenu(menuRow)}
            trigger={openMenu.trigger}
            onClose={() => setOpenMenu(undefined)}
          />
        </Suspense>
      ) : null}
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
