import { useState } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DiffTable.css.ts'
import { changeOf, difference, unchangedText, valueText } from './values.ts'
import type { DiffRow } from './values.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface DiffTableProps extends ElementProps<HTMLDivElement> {
  /** Name of the comparison: `Requested changes`. */
  label: string
  /** The fields with their values before and as requested; unchanged ones are folded. */
  rows: readonly DiffRow[]
  /** Heading of the present side. */
  beforeLabel?: string | undefined
  /** Heading of the requested side. */
  afterLabel?: string | undefined
  /** Words for a missing value before: `not offered`. */
  none?: string | undefined
  /** Unfolds the unchanged fields at first: where a decision rests on them. */
  hasUnchanged?: boolean | undefined
}

/** Fields before and after a request; what did not change is folded away. */
export function DiffTable({
  label,
  rows,
  beforeLabel = 'Now',
  afterLabel = 'Requested',
  none = 'none',
  hasUnchanged = false,
  ...rest
}: DiffTableProps): ReactElement {
  const [isOpen, setOpen] = useState(hasUnchanged)
  const changed = rows.filter((row) => row.changed)
  const same = rows.filter((row) => !row.changed)
  // a record that is new has nothing on the present side: a column of "none" would only be in the way
  const isNew = changed.length > 1 && changed.every((row) => !row.moved && changeOf(row) === 'added')
  return (
    <div {...elementProps(rest)} className={styles.root}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <DiffHead {...{ beforeLabel, afterLabel, isNew }} />
        </thead>
        <tbody>
          {changed.map((row) => (
            <ChangedRow key={row.field} {...{ row, beforeLabel, afterLabel, none, isNew }} />
          ))}
          {isOpen ? same.map((row) => <UnchangedRow key={row.field} {...{ row, none, isNew }} />) : null}
        </tbody>
      </table>
      {same.length > 0 && !isOpen ? (
        <p className={styles.unchangedInPrint}>{unchangedText(same.length)}</p>
      ) : null}
      {same.length > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          data-print="hide"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide unchanged fields' : unchangedText(same.length)}
        </button>
      ) : null}
    </div>
  )
}

function DiffHead({ beforeLabel, afterLabel, isNew }: Omit<ChangedRowProps, 'row' | 'none'>): ReactElement {
  return (
    <tr>
      <th scope="col" className={styles.head}>
        Field
      </th>
      {isNew ? null : (
        <th scope="col" className={styles.head}>
          {beforeLabel}
        </th>
      )}
      <th scope="col" className={styles.head}>
        {afterLabel}
      </th>
    </tr>
  )
}

function UnchangedRow({ row, none, isNew }: Pick<ChangedRowProps, 'row' | 'none' | 'isNew'>): ReactElement {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {row.label}
      </th>
      <td className={cx(styles.cell, styles.muted)} colSpan={isNew ? 1 : 2} data-label="Unchanged">
        {valueText(row.kind, row.before) ?? none}
      </td>
    </tr>
  )
}

interface ChangedRowProps {
  row: DiffRow
  beforeLabel: string
  afterLabel: string
  none: string
  /** whether the present side is left away */
  isNew: boolean
}

function ChangedRow(props: ChangedRowProps): ReactElement {
  const { beforeLabel, afterLabel, none, isNew } = props
  // what stands against the request is today's value, also where the requester saw another one
  const row =
    props.row.moved && props.row.now !== undefined ? { ...props.row, before: props.row.now } : props.row
  const change = changeOf(row)
  const by = difference(row)
  const font = row.kind === 'code' ? styles.mono : undefined
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {row.label}
        {row.moved ? <span className={styles.note}>Changed since the request</span> : null}
      </th>
      {isNew ? null : (
        <td className={cx(styles.cell, change !== 'added' && styles.before)} data-label={beforeLabel}>
          {change === 'added' ? (
            <span className={styles.muted}>{none}</span>
          ) : (
            <del className={cx(styles.removed, font)}>
              <span className={styles.hidden}>Removed: </span>
              <span className={styles.minus} aria-hidden="true">
                −
              </span>
              {valueText(row.kind, row.before)}
            </del>
          )}
        </td>
      )}
      <td className={cx(styles.cell, change !== 'removed' && styles.after)} data-label={afterLabel}>
        {change === 'removed' ? (
          <span className={styles.muted}>{none}</span>
        ) : (
          <ins className={cx(styles.added, font)}>
            <span className={styles.hidden}>Added: </span>
            <span className={styles.plus} aria-hidden="true">
              +
            </span>
            {valueText(row.kind, row.requested)}
            {by ? <span className={styles.muted}>{` (${by})`}</span> : null}
          </ins>
        )}
      </td>
    </tr>
  )
}
