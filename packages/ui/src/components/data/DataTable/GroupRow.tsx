import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DataTable.css.ts'
import { cellContent } from './Row.tsx'
import type { DrawnColumn } from './types.ts'

interface GroupRowProps<Row> {
  heading: string | undefined
  /** its rows are late, which its text says in red */
  isLate: boolean
  /** sums over the rows of the group */
  total: Row | undefined
  columns: readonly DrawnColumn<Row>[]
  isSelectable: boolean
  hasMenu: boolean
}

/**
 * The heading over a group of rows: across the whole table, or beside the sums in their columns. Nothing where no group begins,
 * or where it has no heading.
 */
export function GroupRow<Row>(props: GroupRowProps<Row>): ReactElement | null {
  const { heading, isLate, total, columns, isSelectable, hasMenu } = props
  if (heading === undefined || heading === '') return null
  const text = <span className={cx(styles.groupText, isLate && styles.lateGroup)}>{heading}</span>
  if (total === undefined)
    return (
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns.length + Number(isSelectable) + Number(hasMenu)}
          tabIndex={-1}
          className={styles.group}
        >
          {text}
        </th>
      </tr>
    )
  // the heading has the room of all columns before the first sum
  const named = Math.max(
    1,
    columns.findIndex(({ kind }) => kind === 'number'),
  )
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={named + Number(isSelectable)}
        tabIndex={-1}
        className={cx(styles.group, styles.groupName)}
      >
        {text}
      </th>
      {columns.slice(named).map((column) => (
        <td
          key={column.id}
          tabIndex={-1}
          className={cx(
            styles.group,
            column.kind === 'number' && styles.groupSum,
            styles.shownFrom[column.from],
          )}
        >
          {column.kind === 'number' ? cellContent(column, total) : null}
        </td>
      ))}
      {hasMenu ? <td className={cx(styles.group, styles.menuCell)}>{null}</td> : null}
    </tr>
  )
}
