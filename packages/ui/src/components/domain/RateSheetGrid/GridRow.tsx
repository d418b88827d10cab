import { Fragment, memo } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { menuButton } from '../../data/DataTable/DataTable.css.ts'
import type { AmountField } from '../PriceHistory/index.ts'
import { ChangeMark, amountText } from '../PriceHistory/amounts.tsx'
import { priceChange } from '../PriceHistory/versions.ts'
import { AmountCell } from './AmountCell.tsx'
import * as styles from './RateSheetGrid.css.ts'
import { gridLineState } from './lines.ts'
import type { GridLine } from './lines.ts'

interface GridRowProps {
  line: GridLine
  before: GridLine | undefined
  index: number
  fields: readonly AmountField[]
  canRemove: boolean
  /** column whose amount is part of the selected stretch; undefined where none is */
  selected: number | undefined
  onAmount: (index: number, field: string, amount: number | null) => void
  /** The menu of this row is open. */
  isMenuOpen: boolean
  onMenu: (index: number, trigger: HTMLElement) => void
}

const stateLabels = { same: '', changed: 'changed', added: 'new', removed: 'removed' } as const

function Row(props: GridRowProps): ReactElement {
  const { line, before, index, fields } = props
  const state = gridLineState(before, line)
  const isGone = line.isRemoved === true
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={cx(styles.cell, styles.first)}>
        <span className={isGone ? styles.gone : undefined}>{line.label}</span>{' '}
        <span className={styles.mark}>{stateLabels[state]}</span>
        {line.code ? <div className={styles.code}>{line.code}</div> : null}
      </th>
      {fields.map((field, place) => {
        const [was, is] = [before?.amounts[field.name], isGone ? null : line.amounts[field.name]]
        const change = priceChange(was, is, true)
        const isChanged = change.kind !== 'same' && change.kind !== 'none'
        return (
          <Fragment key={field.name}>
            <td className={cx(styles.cell, styles.number, styles.muted)}>
              {amountText(was, field, fields.length > 1)}
            </td>
            <td
              aria-selected={props.selected === place || undefined}
              className={cx(styles.cell, styles.number, isChanged && styles.states[state])}
            >
              <AmountCell
                amount={line.amounts[field.name]}
                field={field}
                label={`${field.label}, ${line.label}`}
                place={`${index},${place}`}
                isDisabled={isGone}
                onAmount={(amount) => props.onAmount(index, field.name, amount)}
              />
            </td>
            <td className={cx(styles.cell, styles.number, styles.muted)}>
              {isChanged ? <ChangeMark change={change} /> : null}
            </td>
          </Fragment>
        )
      })}
      {props.canRemove ? (
        <td className={cx(styles.cell, styles.number)}>
          <button
            type="button"
            tabIndex={-1}
            className={menuButton}
            // the place behind the amounts: the arrows lead here
            data-place={`${index},${fields.length}`}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            aria-label={`Actions for ${line.label}`}
            onClick={(event) => props.onMenu(index, event.currentTarget)}
          />
        </td>
      ) : null}
    </tr>
  )
}

/** A line drawn again only when it changes itself, so that typing stays quick in a list of hundreds. */
export const GridRow = memo(Row)
