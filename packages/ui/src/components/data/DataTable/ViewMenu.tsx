import Minus from '@lucide/icons/icons/minus'
import Plus from '@lucide/icons/icons/plus'
import { useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { densities } from '../../../tokens/index.ts'
import { toCsv, toPlainText } from './copy.ts'
import type { TableText } from './copy.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './menu.css.ts'
import type { TableView } from './types.ts'
import { withWidth } from './widths.ts'

interface ViewMenuProps {
  triggerRef: RefObject<HTMLElement | null>
  /** All columns with their present width; the first cannot be hidden. */
  columns: readonly { readonly id: string; readonly header: string; readonly width: number }[]
  /** Returns the table as shown at the moment, for the copies. */
  readTable: () => TableText
  view: TableView
  onViewChange: (view: TableView) => void
  onClose: () => void
}

/** Density, columns and copies of one table. Loaded when it is opened for the first time. */
export function ViewMenu(props: ViewMenuProps): ReactElement {
  const { columns, readTable, view, onViewChange } = props
  return (
    <Popover
      triggerRef={props.triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      placement="bottom end"
      className={styles.popover}
    >
      <Dialog aria-label="Columns" className={styles.view}>
        <RowHeight view={view} onViewChange={onViewChange} />
        <Columns {...{ columns, view, onViewChange }} />
        <Copies readTable={readTable} />
      </Dialog>
    </Popover>
  )
}

/** The same as dragging the edge of a column, for the keyboard. */
const widthSteps = [
  { by: -32, label: 'narrower', Drawing: Minus },
  { by: 32, label: 'wider', Drawing: Plus },
] as const

const densityLabels = { compact: 'Compact', regular: 'Regular', comfortable: 'Comfortable' } as const

type ChangeProps = Pick<ViewMenuProps, 'view' | 'onViewChange'>

function RowHeight({ view, onViewChange }: ChangeProps): ReactElement {
  return (
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
  )
}

/** Which columns are shown, and how wide. */
function Columns({
  columns,
  view,
  onViewChange,
}: ChangeProps & Pick<ViewMenuProps, 'columns'>): ReactElement {
  const toggle = (id: string) => {
    const isHidden = view.hiddenColumns.includes(id)
    const hiddenColumns = isHidden
      ? view.hiddenColumns.filter((other) => other !== id)
      : [...view.hiddenColumns, id]
    onViewChange({ ...view, hiddenColumns })
  }
  return (
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
          {widthSteps.map(({ by, label, Drawing }) => (
            <button
              key={label}
              type="button"
              className={styles.step}
              aria-label={`Make ${column.header} ${label}`}
              onClick={() => onViewChange(withWidth(view, column.id, column.width + by))}
            >
              <Icon of={Drawing} />
            </button>
          ))}
        </div>
      ))}
      {Object.keys(view.widths ?? {}).length > 0 ? (
        <button type="button" className={styles.action} onClick={() => onViewChange({ ...view, widths: {} })}>
          Reset the widths
        </button>
      ) : null}
    </fieldset>
  )
}

function Copies({ readTable }: Pick<ViewMenuProps, 'readTable'>): ReactElement {
  const [announcement, setAnnouncement] = useState('')
  const copy = async (write: (table: TableText) => string, what: string) => {
    const table = readTable()
    try {
      await navigator.clipboard.writeText(write(table))
      setAnnouncement(`${table.rows.length} rows copied as ${what}.`)
    } catch {
      setAnnouncement('The browser did not allow copying. Allow the clipboard for this site and try again.')
    }
  }
  return (
    <div className={styles.group}>
      <button type="button" className={styles.action} onClick={() => void copy(toPlainText, 'text')}>
        Copy these rows as text
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(toCsv, 'CSV')}>
        Copy these rows as CSV
      </button>
      <output className={styles.note}>{announcement}</output>
    </div>
  )
}
