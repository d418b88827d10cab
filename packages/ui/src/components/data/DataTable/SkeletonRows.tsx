// Empty cells are the point of a skeleton, and the rows are hidden from assistive technology.
// oxlint-disable jsx-a11y/control-has-associated-label
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DataTable.css.ts'
import type { DrawnColumn } from './types.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly DrawnColumn<Row>[]
  count: number
  hasCheck: boolean
  hasMenu: boolean
}

/** Rows of grey bars with the geometry of the rows to come, so nothing moves when they arrive. */
export function SkeletonRows<Row>({
  columns,
  count,
  hasCheck,
  hasMenu,
}: SkeletonRowsProps<Row>): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} aria-hidden="true">
          {hasCheck ? <td className={cx(styles.cell, styles.checkCell)} /> : null}
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={cx(styles.cell, styles.kinds[column.kind ?? 'text'], styles.shownFrom[column.from])}
            >
              <span className={cx(styles.skeletonBar, styles.skeletonBarWidths[column.kind ?? 'text'])} />
              {place === 0 ? <FoldedSpace columns={columns} /> : null}
            </td>
          ))}
          {hasMenu ? <td className={cx(styles.cell, styles.menuCell)} /> : null}
        </tr>
      ))}
    </>
  )
}

/** Keeps the height of the second line that the rows will have in a narrow place. */
function FoldedSpace<Row>({ columns }: { columns: readonly DrawnColumn<Row>[] }): ReactElement {
  return (
    <div className={styles.foldedLine}>
      {columns
        .filter(({ from }) => from > 0)
        .map((column) => (
          <span key={column.id} className={styles.shownFrom[column.from]}>
            {'\u00a0'}
          </span>
        ))}
    </div>
  )
}
