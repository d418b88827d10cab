import type { ReactElement } from 'react'
import * as styles from './DataTable.css.ts'
import type { DataTableProps } from './types.ts'
import { ViewButton } from './ViewButton.tsx'

type TableHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'actions' | 'columns' | 'rows' | 'view' | 'onViewChange' | 'hasHead'
>

/** Heading, actions and the Columns menu; nothing is drawn when the table has none of them. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement | null {
  const { caption, actions, columns, rows, view, onViewChange, hasHead = true } = props
  if (!hasHead || (!caption && !actions && !onViewChange)) return null
  return (
    <div className={styles.head}>
      {caption ? <h2 className={styles.caption}>{caption}</h2> : <span />}
      <div className={styles.headActions} data-print="hide">
        {actions}
        {onViewChange ? <ViewButton {...{ columns, rows, view, onViewChange }} /> : null}
      </div>
    </div>
  )
}
