import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { memo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styles/cx.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './DataTable.css.ts'
import type { Column } from './types.ts'

export interface RowProps<Row> {
  row: Row
  index: number
  rowId: string
  columns: readonly Column<Row>[]
  isSelected: boolean
  isSelectable: boolean
  isSingle: boolean
  href: string | undefined
  hasMenu: boolean
  /** The menu of this row is open. */
  isMenuOpen: boolean
}

/** Renders a cell's content by its kind; shared by the table and the phone list. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const text = column.text(row) || '—'
  return column.kind === 'code' ? <span className={styles.code}>{text}</span> : text
}

function TableRow<Row>(props: RowProps<Row>): ReactElement {
  const { row, index, rowId, columns, isSelected, isSelectable, href, hasMenu } = props
  const first = columns[0]
  const name = first?.text(row) ?? rowId
  return (
    <tr
      className={styles.row}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-rowindex={index + 2}
    >
      {isSelectable ? (
        <td className={cx(styles.cell, styles.checkCell)}>
          <label className={styles.checkTarget}>
            <input
              type={props.isSingle ? 'radio' : 'checkbox'}
              className={styles.check}
              tabIndex={-1}
              checked={isSelected}
              readOnly
              data-row={index}
              aria-label={`Select ${name}`}
            />
          </label>
        </td>
      ) : null}
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.id}
            scope="row"
            tabIndex={-1}
            className={cx(styles.cell, styles.kinds[column.kind ?? 'text'])}
          >
            {href ? (
              <a href={href} tabIndex={-1} className={styles.rowLink} data-row-link="">
                {cellContent(column, row)}
              </a>
            ) : (
              cellContent(column, row)
            )}
            <FoldedFacts columns={columns} row={row} />
          </th>
        ) : (
          <td
            key={column.id}
            tabIndex={-1}
            className={cx(
              styles.cell,
              styles.kinds[column.kind ?? 'text'],
              styles.priorities[column.priority ?? 1],
            )}
          >
            {column.kind === undefined || column.kind === 'text' ? (
              <span className={styles.clamp}>{cellContent(column, row)}</span>
            ) : (
              cellContent(column, row)
            )}
          </td>
        ),
      )}
      {hasMenu ? (
        <td className={cx(styles.cell, styles.menuCell)}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.menuButton}
            data-row-menu={index}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            aria-label={`Actions for ${name}`}
          >
            <Glyph of={MoreHorizontal} />
          </button>
        </td>
      ) : null}
    </tr>
  )
}

/** What left the row because of its width, gathered under the first cell. */
function FoldedFacts<Row>({
  columns,
  row,
}: {
  columns: readonly Column<Row>[]
  row: Row
}): ReactElement | null {
  const folding = columns.filter(
    (column, place) => place > 0 && (column.priority ?? 1) > 1 && column.text(row),
  )
  if (folding.length === 0) return null
  return (
    <div className={styles.foldedLine}>
      {folding.map((column) => (
        <span key={column.id} className={styles.folded[column.priority ?? 1]}>
          {column.kind === 'number' ? `${column.header} ${column.text(row)}` : column.text(row)}
        </span>
      ))}
    </div>
  )
}

/** A row drawn again only when its own record, choice or columns change. */
export const MemoRow = memo(TableRow) as typeof TableRow
