import type { ReactElement } from 'react'
import { formatPercentChange } from '@capiz/domain/money'
import { formatDay } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import * as styles from './PriceHistory.css.ts'
import { formatFieldAmount, changeText, isAmount, itemHistory, priceChange } from './versions.ts'
import type { AmountField, PriceChange, PriceVersion } from './versions.ts'

/**
 * An amount of a field in its unit, or that the item has none. Where an item of the sheet may be priced by another
 * field instead, the missing one is a dash.
 */
export function amountText(
  amount: number | null | undefined,
  field: AmountField,
  isOneOfSeveral = false,
): string {
  if (isAmount(amount)) return formatFieldAmount(amount, field.unit)
  return isOneOfSeveral ? '—' : 'not offered'
}

/** A change as a sign: `+8.8%`, `new`, or a dash. */
function changeSign(change: PriceChange): string {
  if (change.kind === 'up' || change.kind === 'down') {
    return change.percent === undefined ? 'from 0' : formatPercentChange(change.percent)
  }
  if (change.kind === 'same') return formatPercentChange(0)
  if (change.kind === 'new' || change.kind === 'removed') return change.kind
  return '—'
}

/** A change for the eye as a sign and for the ear in words. */
export function ChangeMark({ change }: { change: PriceChange }): ReactElement {
  return (
    <>
      <span aria-hidden="true">{changeSign(change)}</span>
      <span className={styles.hidden}>{changeText(change)}</span>
    </>
  )
}

interface ItemHistoryProps {
  versions: readonly PriceVersion[]
  itemKey: string
  fields: readonly AmountField[]
  label: string
}

/** All prices of one item as a list, oldest first. */
export function ItemHistory({ versions, itemKey, fields, label }: ItemHistoryProps): ReactElement {
  const courses = fields.map((field) => ({ field, points: itemHistory(versions, itemKey, field.name) }))
  return (
    <ol className={styles.points} aria-label={`All prices of ${label}, oldest first`}>
      {(courses[0]?.points ?? []).map(({ version }, index) => (
        <li key={version.id} className={styles.point}>
          <span>{`from ${formatDay(version.effectiveDate)}`}</span>
          {courses.map(({ field, points }) => {
            const change = priceChange(points[index - 1]?.amount, points[index]?.amount, index > 0)
            return (
              <span key={field.name}>
                {fields.length > 1 ? `${field.label} ` : ''}
                {amountText(points[index]?.amount, field)}
                <span className={cx(styles.muted, styles.text)}>{changeText(change)}</span>
              </span>
            )
          })}
        </li>
      ))}
    </ol>
  )
}
