import ArrowDown from '@lucide/icons/icons/arrow-down'
import ArrowUp from '@lucide/icons/icons/arrow-up'
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './DataTable.css.ts'
import type { PageCheck } from './selection.ts'
import { ariaSort, sortHint } from './sort.ts'
import { Resizer } from './Resizer.tsx'
import type { Column, DrawnColumn } from './types.ts'

interface HeaderProps<Row> {
  columns: readonly DrawnColumn<Row>[]
  sort: string | undefined
  /** State of the checkbox for the page; undefined without one. */
  check: PageCheck | 'hidden' | undefined
  hasMenu: boolean
  /** Takes a dragged width, or undefined for the column's own; without it widths are fixed. */
  onWidth: ((id: string, width: number | undefined) => void) | undefined
  onSort: (property: string) => void
  onCheck: () => void
}

/** The header row: sort buttons and the checkbox for the page. */
export function Header<Row>({
  columns,
  sort,
  check,
  hasMenu,
  onWidth,
  onSort,
  onCheck,
}: HeaderProps<Row>): ReactElement {
  return (
    <tr aria-rowindex={1}>
      {check === undefined ? null : (
        <th scope="col" className={cx(styles.headerCell, styles.checkCell)}>
          {check === 'hidden' ? (
            <span className={styles.hidden}>Select</span>
          ) : (
            <PageCheckbox state={check} onChange={onCheck} />
          )}
        </th>
      )}
      {columns.map((column) => (
        <th
          key={column.id}
          scope="col"
          tabIndex={column.sort ? undefined : -1}
          className={cx(
            styles.headerCell,
            styles.kinds[column.kind === 'number' || column.kind === 'action' ? column.kind : 'text'],
            styles.shownFrom[column.from],
          )}
          style={{ width: `calc(${column.minWidth}px + ${column.weight} * var(--share) + var(--edge, 0px))` }}
          aria-sort={ariaSort(sort, column.sort)}
        >
          <Label {...{ column, sort, onSort }} />
          {onWidth ? <Resizer onWidth={(width) => onWidth(column.id, width)} /> : null}
        </th>
      ))}
      {hasMenu ? (
        <th scope="col" className={cx(styles.headerCell, styles.menuCell)}>
          <span className={styles.hidden}>Actions</span>
        </th>
      ) : null}
    </tr>
  )
}

/** The header as text or, where the column sorts, as a button; after the legend of its drawings. */
function Label<Row>(props: Omit<SortButtonProps<Row>, 'property'>): ReactElement {
  const { column } = props
  const label = column.sort ? <SortButton {...props} property={column.sort} /> : column.header
  if (column.legend === undefined) return <>{label}</>
  return (
    <span className={styles.legendHead}>
      {column.legend}
      {label}
    </span>
  )
}

interface SortButtonProps<Row> {
  column: Column<Row>
  property: string
  sort: string | undefined
  onSort: (property: string) => void
}

function SortButton<Row>({ column, property, sort, onSort }: SortButtonProps<Row>): ReactElement {
  const state = ariaSort(sort, property)
  const isSorted = state === 'ascending' || state === 'descending'
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(styles.sortButton, isSorted && styles.sorted)}
      title={sortHint(sort, property)}
      onClick={() => onSort(property)}
    >
      {column.header}
      {isSorted ? (
        <span className={styles.sortIcon}>
          <Icon of={state === 'ascending' ? ArrowUp : ArrowDown} />
        </span>
      ) : null}
    </button>
  )
}

function PageCheckbox({ state, onChange }: { state: PageCheck; onChange: () => void }): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // HTML has no attribute for the mixed state.
    if (input.current) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={styles.checkTarget}>
      <input
        ref={input}
        type="checkbox"
        tabIndex={-1}
        className={styles.check}
        checked={state === 'all'}
        onChange={onChange}
        aria-label="Select all on this page"
      />
    </label>
  )
}
