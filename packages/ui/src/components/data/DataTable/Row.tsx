import { memo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './DataTable.css.ts'
import { factLabel, hasGaps, isFact } from './facts.ts'
import type { Column, DrawnColumn } from './types.ts'
import { fitsOneLine } from './widths.ts'

interface CellsProps<Row> {
  row: Row
  index: number
  /** Name of the row: the text of its first cell. */
  name: string
  columns: readonly DrawnColumn<Row>[]
  href: string | undefined
  hasMenu: boolean
  /** The menu of this row is open. */
  isMenuOpen: boolean
  /** The table has no room for rows of one line. */
  isFolding: boolean
}

export interface RowProps<Row> extends Omit<CellsProps<Row>, 'name'> {
  rowId: string
  isSelected: boolean
  isSelectable: boolean
  isSingle: boolean
  /** the total of the other rows */
  isTotal: boolean
}

/** Renders a cell's content by its kind; shared by the table and the phone list. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.isUsual?.(row)) return <VisuallyHidden>{column.text(row)}</VisuallyHidden>
  if (column.cell) return column.cell(row)
  const text = column.text(row) || '—'
  return column.kind === 'code' ? <span className={styles.code}>{text}</span> : text
}

/** Renders a value outside its column: in a card and under the name. */
export const outsideContent = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  cellContent(column.isTextOutside ? { ...column, cell: undefined } : column, row)

/**
 * Text is cut after a line, or two where the table is narrow, until the focus is on a cell or came by the keyboard. What cannot get that long goes without: every cut is a box that
 * is painted and put together by itself (measured: half of what a choice among 100 rows costs).
 */
function clamped<Row>(column: DrawnColumn<Row>, row: Row, content: ReactNode): ReactNode {
  if ((column.kind ?? 'text') !== 'text') return content
  if (!column.cell && fitsOneLine(column, column.text(row))) return content
  // The children of a cut box are blocks: only inside another one does a badge share the baseline of the text around it.
  return <span className={styles.clamp}>{column.cell ? <span>{content}</span> : content}</span>
}

/** The row itself and its mark; a choice redraws this much and leaves the cells alone. */
function TableRow<Row>(props: RowProps<Row>): ReactElement {
  const { row, index, rowId, columns, isSelected, isSelectable, href, hasMenu, isMenuOpen, isFolding } = props
  const name = columns[0]?.text(row) ?? rowId
  return (
    <tr
      className={cx(styles.row, props.isTotal && styles.total)}
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
      <MemoCells {...{ row, index, name, columns, href, hasMenu, isMenuOpen, isFolding }} />
    </tr>
  )
}

const tintOf = <Row,>({ tint }: Column<Row>, row: Row): string | undefined => {
  const ground = tint?.(row)
  return ground && styles.tints[ground]
}

interface RowNameProps<Row> {
  column: DrawnColumn<Row>
  row: Row
  href: string | undefined
}

/**
 * Shows the name of the row; a cell drawn by its owner may hold more than text, which would be cut in the wrong place.
 */
function RowName<Row>({ column, row, href }: RowNameProps<Row>): ReactNode {
  const content = cellContent(column, row)
  const name = href ? (
    <a href={href} tabIndex={-1} className={styles.rowLink} data-row-link="">
      {content}
    </a>
  ) : (
    content
  )
  return column.cell ? name : clamped(column, row, name)
}

function Cells<Row>({ row, index, name, columns, href, isFolding, ...menu }: CellsProps<Row>): ReactElement {
  return (
    <>
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.id}
            scope="row"
            tabIndex={-1}
            className={cx(styles.cell, styles.kinds[column.kind ?? 'text'])}
          >
            <RowName column={column} row={row} href={href} />
            <FoldedFacts columns={columns} row={row} isFolding={isFolding} />
          </th>
        ) : (
          <td
            key={column.id}
            tabIndex={-1}
            className={cx(
              styles.cell,
              styles.kinds[column.kind ?? 'text'],
              styles.shownFrom[column.from],
              tintOf(column, row),
            )}
          >
            {clamped(column, row, cellContent(column, row))}
          </td>
        ),
      )}
      {menu.hasMenu ? (
        <td className={cx(styles.cell, styles.menuCell)}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.menuButton}
            data-row-menu={index}
            aria-haspopup="menu"
            aria-expanded={menu.isMenuOpen}
            aria-label={`Actions for ${name}`}
          />
        </td>
      ) : null}
    </>
  )
}

interface FoldedProps<Row> extends Pick<CellsProps<Row>, 'columns' | 'row' | 'isFolding'> {}

/** Place of a fact under the name: by priority, and what only some rows have after what all have. */
const rankOf = <Row,>(column: Column<Row>): number => (hasGaps(column) ? 4 : 0) + (column.priority ?? 1)

/**
 * Shows the facts folded out of the row because of its width in one line under the first cell; the least important leave
 * where it has no room for them. Rows of one line hide it, and have plain text there, for print.
 */
function FoldedFacts<Row>({ columns, row, isFolding }: FoldedProps<Row>): ReactElement | null {
  const folding = columns
    .filter((column) => column.from > 0 && !column.isTooLongUnderName && isFact(column, row))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  if (folding.length === 0) return null
  return (
    <div className={styles.foldedLine}>
      {folding.map((column) => {
        const { label, isLabelHidden } = factLabel(column)
        return (
          <span key={column.id} className={styles.shownFrom[column.from]}>
            {isLabelHidden ? null : `${label}: `}
            {isFolding ? outsideContent(column, row) : column.text(row)}
          </span>
        )
      })}
    </div>
  )
}

const MemoCells = memo(Cells) as typeof Cells

/** A row drawn again only when its own record, choice or columns change. */
export const MemoRow = memo(TableRow) as typeof TableRow
