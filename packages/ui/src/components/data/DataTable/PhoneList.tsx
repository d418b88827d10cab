import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { CardList } from '../CardList/index.ts'
import type { CardItem } from '../CardList/index.ts'
import { cardColumns, type CardColumn, controlLetters } from './cards.ts'
import * as styles from './DataTable.css.ts'
import { factLabel, isFact, isLeftOut } from './facts.ts'
import { runsOf } from './groups.ts'
import { cellContent, outsideContent } from './Row.tsx'
import type { Selection } from './selection.ts'
import type { Column } from './types.ts'

interface PhoneListProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  groupOf: ((row: Row) => string) | undefined
  isGroupLate: ((row: Row) => boolean) | undefined
  groupTotal: ((row: Row) => Row | undefined) | undefined
  rowHref: ((row: Row) => string) | undefined
  selection: Selection
  isSelectable: boolean
  isSingle: boolean
  hasMenu: boolean
  openRow: number | undefined
}

/** The table as a list for narrow places: name, status, and every other filled column at one place in all cards. */
export function PhoneList<Row>(props: PhoneListProps<Row>): ReactElement {
  const { label, columns, rows, groupOf } = props
  const [, ...rest] = columns
  const status = rest.find(({ kind }) => kind === 'status')
  const facts = cardColumns(
    rest.filter((column) => column !== status),
    rows,
    controlLetters * (Number(props.isSelectable) + Number(props.hasMenu)),
  )
  const cards = (some: readonly Row[], from: number) =>
    some.map((row, index) => toCard({ ...props, status, facts }, row, from + index))
  if (groupOf === undefined) return <CardList label={label} items={cards(rows, 0)} />
  return (
    <>
      {runsOf(rows, groupOf).map((run) => (
        <div key={run.from}>
          {run.heading === '' ? null : (
            <GroupTitle {...run} isLate={props.isGroupLate}>
              <GroupFacts columns={rest} total={run.rows[0] && props.groupTotal?.(run.rows[0])} />
            </GroupTitle>
          )}
          <CardList
            label={[label, run.heading].filter(Boolean).join(', ')}
            items={cards(run.rows, run.from)}
          />
        </div>
      ))}
    </>
  )
}

interface GroupTitleProps<Row> {
  heading: string
  rows: readonly Row[]
  isLate: ((row: Row) => boolean) | undefined
  /** sums, below the heading */
  children: ReactNode
}

/** The heading over the cards of a group. */
function GroupTitle<Row>({ heading, rows, isLate, children }: GroupTitleProps<Row>): ReactElement {
  const [first] = rows
  const late = first !== undefined && isLate?.(first) === true
  return (
    <div className={cx(styles.groupTitle, late && styles.lateGroup)}>
      {heading}
      {children}
    </div>
  )
}

/** Shows the sums of a group in a line below its heading. */
function GroupFacts<Row>({
  columns,
  total,
}: {
  columns: readonly Column<Row>[]
  total: Row | undefined
}): ReactElement | null {
  if (total === undefined) return null
  return (
    <div className={styles.groupFacts}>
      {columns
        .filter((column) => column.kind === 'number' && isFact(column, total))
        .map((column) => (
          <span key={column.id}>
            {factLabel(column).label}: {cellContent(column, total)}
          </span>
        ))}
    </div>
  )
}

interface CardParts<Row> extends PhoneListProps<Row> {
  status: Column<Row> | undefined
  facts: readonly CardColumn<Row>[]
}

function toCard<Row>(props: CardParts<Row>, row: Row, index: number): CardItem {
  const { columns, status, rowKey, rowHref, selection } = props
  const [first] = columns
  const key = rowKey(row)
  const name = first?.text(row) ?? key
  const href = rowHref?.(row)
  const title = first ? cellContent(first, row) : null
  return {
    key,
    isSelected: selection.has(key),
    title: href ? (
      <a href={href} className={styles.rowLink} data-row-link="">
        {title}
      </a>
    ) : (
      title
    ),
    status: status ? cellContent(status, row) : undefined,
    facts: props.facts
      .filter(({ column }) => !isLeftOut(column, row))
      .map(({ column, isAtEnd }) => ({
        id: column.id,
        ...factLabel(column),
        value: outsideContent(column, row),
        isAtEnd,
      })),
    leading: props.isSelectable ? (
      <label className={styles.checkTarget}>
        <input
          type={props.isSingle ? 'radio' : 'checkbox'}
          className={styles.check}
          checked={selection.has(key)}
          readOnly
          data-row={index}
          aria-label={`Select ${name}`}
        />
      </label>
    ) : undefined,
    trailing: props.hasMenu ? (
      <button
        type="button"
        className={styles.menuButton}
        data-row-menu={index}
        aria-haspopup="menu"
        aria-expanded={props.openRow === index}
        aria-label={`Actions for ${name}`}
      />
    ) : undefined,
  }
}
