import { Suspense, lazy, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import Columns3 from '@lucide/icons/icons/columns-3'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './DataTable.css.ts'
import type { Column, DataTableProps } from './types.ts'
import { widthOf } from './widths.ts'

const ViewMenu = lazy(async () => ({ default: (await import('./ViewMenu.tsx')).ViewMenu }))

type TableHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'actions' | 'columns' | 'rows' | 'view' | 'onViewChange'
>

/** Heading, actions and the View menu; nothing is drawn when the table has none of them. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement | null {
  const { caption, actions, view, onViewChange } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = (column: Column<Row>) => !view?.hiddenColumns.includes(column.id)
  if (!caption && !actions && !onViewChange) return null
  return (
    <div className={styles.head}>
      {caption ? <h2 className={styles.caption}>{caption}</h2> : <span />}
      <div className={styles.headActions} data-print="hide">
        {actions}
        {onViewChange ? (
          <button
            ref={trigger}
            type="button"
            className={styles.viewButton}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={Columns3} />
            View
          </button>
        ) : null}
      </div>
      {isOpen && onViewChange ? (
        <Suspense fallback={null}>
          <ViewMenu
            triggerRef={trigger}
            columns={props.columns.map((column, place) => ({
              id: column.id,
              header: column.header,
              width: widthOf(column, place, view?.widths),
            }))}
            readTable={() => ({
              headers: props.columns.filter(isShown).map((column) => column.header),
              rows: props.rows.map((row) => props.columns.filter(isShown).map((column) => column.text(row))),
            })}
            view={view ?? { hiddenColumns: [] }}
            onViewChange={onViewChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
