import Minus from '@lucide/icons/icons/minus'
import Plus from '@lucide/icons/icons/plus'
import { useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { densities } from '../../tokens/index.ts'
import { toCsv, toPlainText } from './copy.ts'
import type { TableText } from './copy.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './menu.css.ts'
import type { TableView } from './types.ts'
import { withWidth } from './widths.ts'

interface ViewMenuProps {
  triggerRef: RefObject<HTMLElement | null>
  /** All columns with their present width; the first cannot be hidden. */
  columns: readonly { readonly id: string; readonly header: string; readonly width: number }[]
  /** What is shown at the moment, for the copies. */
  readTable: () => TableText
  view: TableView
  onViewChange: (view: TableView) => void
  onClose: () => void
}

/** Density, columns and copies of one table. Loaded when it is opened for the first time. */
export function ViewMenu(props: ViewMenuProps): ReactElement {
  const { columns, readTable, view, onViewChange } = props
  const [said, setSaid] = useState('')
  const copy = async (write: (table: TableText) => string, what: string) => {
    const table = readTable()
    try {
      await navigator.clipboard.writeText(write(table))
      setSaid(`${table.rows.length} rows copied as ${what}.`)
    } catch {
      setSaid('The browser did not allow copying. Allow the clipboard for this site and try again.')
    }
  }
  const toggle = (id: string) => {
    const isHidden = view.hiddenColumns.includes(id)
    const hiddenColumns = isHidden
      ? view.hiddenColumns.filter((other) => other !== id)
      : [...view.hiddenColumns, id]
    onViewChange({ ...view, hiddenColumns })
  }
  return (
    <Popover
      triggerRef={props.triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      placement="bottom end"
      className={styles.popover}
    >
      <Dialog aria-label="View" className={styles.view}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Row height</legend>
          {densities.map((density) => (
            <label key={density} className={styles.option}>
              <input
                type="radio"
                name="density"
                className={styles.check}
                checked={(view.density ?? 'regular') === density}
                onChange={() => onViewChange({ ...view, density })}
              />
              {densityLabels[density]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Columns</legend>
          {columns.map((column, place) => (
            <div key={column.id} className={styles.columnLine}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  className={styles.check}
                  checked={place === 0 || !view.hiddenColumns.includes(column.id)}
                  disabled={place === 0}
                  onChange={() => toggle(column.id)}
                />
                {column.header}
              </label>
              {widthSteps.map(({ by, word, Drawing }) => (
                <button
                  key={word}
                  type="button"
                  className={styles.step}
                  aria-label={`Make ${column.header} ${word}`}
                  onClick={() => onViewChange(withWidth(view, column.id, column.width + by))}
                >
                  <Glyph of={Drawing} />
                </button>
              ))}
            </div>
          ))}
          {Object.keys(view.widths ?? {}).length > 0 ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => onViewChange({ ...view, widths: {} })}
            >
              Reset the widths
            </button>
          ) : null}
        </fieldset>
        <div className={styles.group}>
          <button type="button" className={styles.action} onClick={() => void copy(toPlainText, 'text')}>
            Copy these rows as text
          </button>
          <button type="button" className={styles.action} onClick={() => void copy(toCsv, 'CSV')}>
            Copy these rows as CSV
          </button>
          <output className={styles.note}>{said}</output>
        </div>
      </Dialog>
    </Popover>
  )
}

/** The same as dragging the edge of a column, for the keyboard. */
const widthSteps = [
  { by: -32, word: 'narrower', Drawing: Minus },
  { by: 32, word: 'wider', Drawing: Plus },
] as const

const densityLabels = { compact: 'Compact', regular: 'Regular', comfortable: 'Comfortable' } as const
