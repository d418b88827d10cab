import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './PriceHistory.css.ts'
import { ItemButton, noteOf } from './PriceTable.tsx'
import type { PricesProps } from './PriceTable.tsx'
import { ChangeMark, amountText } from './amounts.tsx'
import { priceChange } from './versions.ts'

/** The prices as cards for narrow places: the item, its price, and the change under it. */
export function PriceCards(props: PricesProps): ReactElement {
  const { label, fields, rows, hasBase, days } = props
  const isSingle = fields.length === 1
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row, index) => (
        <li key={`${index}-${row.key}`} className={styles.card}>
          <div className={cx(styles.cardTitle, isSingle && styles.cardAlone)}>
            <ItemButton row={row} isOpen={props.openKey === row.key} onItem={props.onItem} />
            {row.code ? <div className={styles.cardCode}>{row.code}</div> : null}
            {noteOf(row) ? <div className={styles.note}>{noteOf(row)}</div> : null}
          </div>
          {fields.map((field) => {
            const before = row.before?.amounts[field.name]
            const now = row.now?.amounts[field.name]
            const change = priceChange(before, now, hasBase)
            return (
              <Fragment key={field.name}>
                {isSingle ? null : <div className={styles.cardField}>{field.label}</div>}
                <div className={styles.cardAmount}>
                  {isSingle ? <span className={styles.hidden}>{field.label}: </span> : null}
                  {days ? `${days.after}: ` : ''}
                  {amountText(now, field, !isSingle && row.now !== undefined)}
                  <div className={styles.cardBefore}>
                    {days ? `${days.before}: ${amountText(before, field)}, ` : ''}
                    <ChangeMark change={change} />
                  </div>
                </div>
              </Fragment>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
