// Empty cells are the point of a skeleton, and the rows are hidden from assistive technology.
// oxlint-disable jsx-a11y/control-has-associated-label
import type { ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import * as styles from './DataTable.css.ts'
import type { Column } from './types.ts'

interface BonesProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  hasCheck: boolean
  hasMenu: boolean
}

/** Rows of grey bars with the geometry of the rows to come, so nothing moves when they arrive. */
export function Bones<Row>({ columns, count, hasCheck, hasMenu }: BonesProps<Row>): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} aria-hidden="true">
          {hasCheck ? <td className={cx(styles.cell, styles.checkCell)} /> : null}
          {columns.map((column) => (
            <td
              key={column.id}
              className={cx(
                styles.cell,
                styles.kinds[column.kind ?? 'text'],
                styles.priorities[column.priority ?? 1],
              )}
            >
              <span className={cx(styles.bone, styles.boneWidths[column.kind ?? 'text'])} />
            </td>
          ))}
          {hasMenu ? <td className={cx(styles.cell, styles.menuCell)} /> : null}
        </tr>
      ))}
    </>
  )
}
