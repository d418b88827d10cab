import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { amountProblems, formatAmount, parseAmount } from '@capiz/domain/money'
import type { AmountField } from '../PriceHistory/index.ts'
import { isAmount } from '../PriceHistory/versions.ts'
import * as styles from './RateSheetGrid.css.ts'
import { readAmount } from './lines.ts'

interface AmountCellProps {
  amount: number | null | undefined
  field: AmountField
  /** Name of the cell: field and item. */
  label: string
  /** `row,field`: where the keys find it. */
  place: string
  isDisabled: boolean
  onAmount: (amount: number | null) => void
}

/** One amount being typed. The text lives here until it is an amount; afterwards the amount is the truth again. */
export function AmountCell(props: AmountCellProps): ReactElement {
  const { amount, field, label, isDisabled } = props
  const [typed, setTyped] = useState<string>()
  const problemId = useId()
  const result = typed === undefined ? undefined : parseAmount(typed.replace(/%\s*$/u, ''))
  const problem =
    result && !result.ok && result.reason !== 'BLANK' ? amountProblems[result.reason] : undefined
  const settled = isAmount(amount) ? formatAmount(amount) : ''
  return (
    <>
      <input
        className={styles.input}
        inputMode="decimal"
        tabIndex={-1}
        data-place={props.place}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={field.unit === 'percent' ? 'no percent' : 'not offered'}
        disabled={isDisabled}
        value={typed ?? settled}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = readAmount(event.target.value)
          if (next !== undefined) props.onAmount(next)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
        }}
        onBlur={() => {
          if (!problem) setTyped(undefined)
        }}
      />
      {problem ? (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      ) : null}
    </>
  )
}
