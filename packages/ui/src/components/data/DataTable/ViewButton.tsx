import { Suspense, lazy, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import Columns3 from '@lucide/icons/icons/columns-3'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'
import * as styles from './DataTable.css.ts'
import type { Column, DataTableProps, TableView } from './types.ts'
import { widthOf } from './widths.ts'

const ViewMenu = lazy(async () => ({ default: (await import('./ViewMenu.tsx')).ViewMenu }))

export interface ViewButtonProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rows'>, ElementProps<HTMLButtonElement> {
  /** Hidden columns, density and widths of the table. */
  view: TableView | undefined
  /** Called with the changed view. */
  onViewChange: (view: TableView) => void
}

/** Opens the Columns menu of a table: row height, columns and copies. A table shows one in its head; `hasHead` leaves it to its owner. */
export function ViewButton<Row>(props: ViewButtonProps<Row>): ReactElement {
  const { columns, rows, view = { hiddenColumns: [] }, onViewChange } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = (column: Column<Row>) => !view.hiddenColumns.includes(column.id)
  return (
    <>
      <button
        {...useElementProps(props, trigger)}
        type="button"
        className={styles.viewButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Columns3} />
        <span className={styles.viewLabel}>Columns</span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ViewMenu
            triggerRef={trigger}
            columns={columns.map((column, place) => ({
              id: column.id,
              header: column.header,
              width: widthOf(column, place, view.widths),
            }))}
            readTable={() => ({
              headers: columns.filter(isShown).map((column) => column.header),
              rows: rows.map((row) => columns.filter(isShown).map((column) => column.text(row))),
            })}
            view={view}
            onViewChange={onViewChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
