import { Fragment, useState } from 'react'
import type { ReactElement } from 'react'
import { formatPercentChange } from '@capiz/domain/money'
import { formatDay } from '@capiz/domain/time'
import { cx } from '../../styles/cx.ts'
import * as styles from './PriceHistory.css.ts'
import { sparkPath } from './spark.ts'
import { amountWords, changeWords, compareVersions, itemHistory, priceChange } from './versions.ts'
import type { AmountField, ComparedRow, PriceChange, PriceVersion } from './versions.ts'

interface PriceTableProps {
  label: string
  itemLabel: string
  fields: readonly AmountField[]
  versions: readonly PriceVersion[]
  shown: PriceVersion
  /** Version compared with; undefined when the shown one is the first. */
  base: PriceVersion | undefined
  onlyChanges: boolean
}

/** Prices of one version with the change against another; the authority beside the ruler's drawing. */
export function PriceTable(props: PriceTableProps): ReactElement {
  const { label, itemLabel, fields, versions, shown, base, onlyChanges } = props
  const [openKey, setOpenKey] = useState<string>()
  const rows = compareVersions(base, shown).filter((row) => (onlyChanges ? row.isChanged : row.now))
  const columns = 2 + fields.length * (onlyChanges ? 3 : 2) + 1
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {itemLabel}
            </th>
            <th scope="col" className={cx(styles.headCell, styles.codeHead)}>
              Code
            </th>
            {fields.map((field) => (
              <Fragment key={field.name}>
                {onlyChanges ? (
                  <th scope="col" className={cx(styles.headCell, styles.number)}>
                    {`${field.label}, before`}
                  </th>
                ) : null}
                <th scope="col" className={cx(styles.headCell, styles.number)}>
                  {field.label}
                </th>
                <th scope="col" className={cx(styles.headCell, styles.number)}>
                  {fields.length > 1 ? `Change, ${field.label.toLowerCase()}` : 'Change'}
                </th>
              </Fragment>
            ))}
            <th scope="col" className={cx(styles.headCell, styles.wideOnly)}>
              Course
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.key}>
              <tr>
                <th scope="row" className={styles.cell}>
                  <button
                    type="button"
                    className={styles.itemButton}
                    aria-expanded={openKey === row.key}
                    onClick={() => setOpenKey(openKey === row.key ? undefined : row.key)}
                  >
                    {row.label}
                  </button>
                </th>
                <td className={cx(styles.cell, styles.code)}>{row.code}</td>
                {fields.map((field) => (
                  <Amounts
                    key={field.name}
                    row={row}
                    field={field}
                    showsBefore={onlyChanges}
                    hasBase={base !== undefined}
                    isOneOfSeveral={fields.length > 1}
                  />
                ))}
                <td className={cx(styles.cell, styles.wideOnly)}>
                  <Spark versions={versions} itemKey={row.key} field={fields[0]?.name ?? ''} />
                </td>
              </tr>
              {openKey === row.key ? (
                <tr>
                  <td colSpan={columns} className={styles.history}>
                    <ItemHistory versions={versions} itemKey={row.key} fields={fields} label={row.label} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns} className={cx(styles.cell, styles.muted)}>
                {onlyChanges ? 'The two versions have the same prices.' : 'This version has no items.'}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
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
  const missing = (there: unknown) => (there && isOneOfSeveral ? '—' : 'not offered')
  return (
    <>
      {showsBefore ? (
        <td className={cx(styles.cell, styles.number, styles.muted)}>
          {amountText(before, field) ?? missing(row.before)}
        </td>
      ) : null}
      <td className={cx(styles.cell, styles.number, change.kind === 'removed' && styles.muted)}>
        {amountText(now, field) ?? missing(row.now)}
      </td>
      <td className={cx(styles.cell, styles.number, styles.muted)}>
        <span aria-hidden="true">{changeSign(change)}</span>
        <span className={styles.hidden}>{changeWords(change)}</span>
      </td>
    </>
  )
}

const amountText = (amount: number | null | undefined, { unit }: AmountField) =>
  amount === null || amount === undefined ? undefined : amountWords(amount, unit)

/** A change as a sign: `+8.8%`, `new`, or a dash. */
function changeSign(change: PriceChange): string {
  if (change.kind === 'up' || change.kind === 'down') {
    return change.percent === undefined ? 'from 0' : formatPercentChange(change.percent)
  }
  if (change.kind === 'same') return formatPercentChange(0)
  if (change.kind === 'new' || change.kind === 'removed') return change.kind
  return '—'
}

function Spark({
  versions,
  itemKey,
  field,
}: {
  versions: readonly PriceVersion[]
  itemKey: string
  field: string
}): ReactElement {
  const path = sparkPath(
    itemHistory(versions, itemKey, field).map((point) => point.amount),
    64,
    20,
  )
  return (
    <svg viewBox="0 0 64 20" className={styles.spark} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

interface ItemHistoryProps {
  versions: readonly PriceVersion[]
  itemKey: string
  fields: readonly AmountField[]
  label: string
}

function ItemHistory({ versions, itemKey, fields, label }: ItemHistoryProps): ReactElement {
  return (
    <ol className={styles.points} aria-label={`All prices of ${label}, oldest first`}>
      {versions.length === 0
        ? null
        : itemHistory(versions, itemKey, fields[0]?.name ?? '').map(({ version }, index, all) => (
            <li key={version.id} className={styles.point}>
              <span>{`from ${formatDay(version.effectiveDate)}`}</span>
              {fields.map((field) => {
                const amount = itemHistory(versions, itemKey, field.name)[index]?.amount
                const before = itemHistory(versions, itemKey, field.name)[index - 1]?.amount
                return (
                  <span key={field.name}>
                    {amountText(amount, field) ?? 'not offered'}
                    {all.length > 1 ? (
                      <span
                        className={styles.muted}
                      >{` ${changeWords(priceChange(before, amount, index > 0))}`}</span>
                    ) : null}
                  </span>
                )
              })}
            </li>
          ))}
    </ol>
  )
}
