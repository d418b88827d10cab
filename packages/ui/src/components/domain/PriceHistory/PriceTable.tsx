import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './PriceHistory.css.ts'
import { ChangeMark, amountText } from './amounts.tsx'
import { sparkPath } from './spark.ts'
import { itemHistory, priceChange } from './versions.ts'
import type { AmountField, ComparedRow, PriceVersion } from './versions.ts'

/** The props for drawing the prices of one version, as a table or as cards. */
export interface PricesProps {
  label: string
  itemLabel: string
  fields: readonly AmountField[]
  versions: readonly PriceVersion[]
  rows: readonly ComparedRow[]
  /** There is a version to compare with. */
  hasBase: boolean
  /** First days of the two versions a person compares, earlier first; the earlier amount is shown too. */
  days: { readonly before: string; readonly after: string } | undefined
  /** Key of the item whose prices are open. */
  openKey: string | undefined
  onItem: (row: ComparedRow, trigger: HTMLElement) => void
}

/** Prices of one version with the change against another; the authority beside the ruler's drawing. */
export function PriceTable(props: PricesProps): ReactElement {
  const { label, itemLabel, fields, rows, days } = props
  const hasCodes = rows.some((row) => row.code)
  const hasNotes = rows.some((row) => noteOf(row))
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <PriceHead {...{ itemLabel, fields, days, hasCodes, hasNotes }} />
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // A sheet with a code twice is still shown whole, hence the place in the key.
            <PriceRow key={`${index}-${row.key}`} {...props} {...{ row, hasCodes, hasNotes }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface OptionalColumns {
  /** Some item has a code. */
  hasCodes: boolean
  /** Some item has a note. */
  hasNotes: boolean
}

type PriceHeadProps = Pick<PricesProps, 'itemLabel' | 'fields' | 'days'> & OptionalColumns

function PriceHead(props: PriceHeadProps): ReactElement {
  const { itemLabel, fields, days, hasCodes, hasNotes } = props
  return (
    <tr>
      <th scope="col" className={cx(styles.headCell, styles.firstHead)}>
        {itemLabel}
      </th>
      {hasCodes ? (
        <th scope="col" className={cx(styles.headCell, styles.codeHead)}>
          Code
        </th>
      ) : null}
      {fields.map((field) => (
        <Fragment key={field.name}>
          {days ? (
            <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
              {`${field.label}, ${days.before}`}
            </th>
          ) : null}
          <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
            {days ? `${field.label}, ${days.after}` : field.label}
          </th>
          <th scope="col" className={cx(styles.headCell, styles.numberHead)}>
            {fields.length > 1 ? `Change, ${field.label.toLowerCase()}` : 'Change'}
          </th>
        </Fragment>
      ))}
      {hasNotes ? (
        <th scope="col" className={cx(styles.headCell, styles.wideOnly)}>
          Note
        </th>
      ) : null}
      <th scope="col" className={cx(styles.headCell, styles.wideOnly)}>
        Trend
      </th>
    </tr>
  )
}

function PriceRow(props: PricesProps & OptionalColumns & { row: ComparedRow }): ReactElement {
  const { row, fields, versions, hasBase, hasCodes, hasNotes } = props
  return (
    <tr>
      <th scope="row" className={cx(styles.cell, styles.firstCell)}>
        <ItemButton row={row} isOpen={props.openKey === row.key} onItem={props.onItem} />
        {noteOf(row) ? <div className={styles.foldedNote}>{noteOf(row)}</div> : null}
      </th>
      {hasCodes ? <td className={cx(styles.cell, styles.code)}>{row.code}</td> : null}
      {fields.map((field) => (
        <Amounts
          key={field.name}
          row={row}
          field={field}
          showsBefore={props.days !== undefined}
          hasBase={hasBase}
          isOneOfSeveral={fields.length > 1}
        />
      ))}
      {hasNotes ? <td className={cx(styles.cell, styles.wideOnly, styles.note)}>{noteOf(row)}</td> : null}
      <td className={cx(styles.cell, styles.wideOnly)}>
        <Spark versions={versions} itemKey={row.key} field={fields[0]?.name ?? ''} />
      </td>
    </tr>
  )
}

/** The remark on an item, of the shown version or of the one it was removed from. */
export const noteOf = (row: ComparedRow) => (row.now ?? row.before)?.note

interface ItemButtonProps {
  row: ComparedRow
  isOpen: boolean
  onItem: PricesProps['onItem']
}

/** The item's name, which opens all its prices. */
export function ItemButton({ row, isOpen, onItem }: ItemButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.itemButton}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => onItem(row, event.currentTarget)}
    >
      {row.label}
    </button>
  )
}

interface AmountsProps {
  row: ComparedRow
  field: AmountField
  showsBefore: boolean
  hasBase: boolean
  /** The item may be priced by another field instead. */
  isOneOfSeveral: boolean
}

function Amounts({ row, field, showsBefore, hasBase, isOneOfSeveral }: AmountsProps): ReactElement {
  const before = row.before?.amounts[field.name]
  const now = row.now?.amounts[field.name]
  const change = priceChange(before, now, hasBase)
  return (
    <>
      {showsBefore ? (
        <td className={cx(styles.cell, styles.number, styles.muted)}>
          {amountText(before, field, isOneOfSeveral && row.before !== undefined)}
        </td>
      ) : null}
      <td className={cx(styles.cell, styles.number, change.kind === 'removed' && styles.muted)}>
        {amountText(now, field, isOneOfSeveral && row.now !== undefined)}
      </td>
      <td className={cx(styles.cell, styles.number, styles.muted)}>
        <ChangeMark change={change} />
      </td>
    </>
  )
}

interface SparkProps {
  versions: readonly PriceVersion[]
  itemKey: string
  field: string
}

function Spark({ versions, itemKey, field }: SparkProps): ReactElement {
  const amounts = itemHistory(versions, itemKey, field).map((point) => point.amount)
  return (
    <svg viewBox="0 0 64 20" className={styles.spark} aria-hidden="true">
      <path d={sparkPath(amounts, 64, 20)} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
