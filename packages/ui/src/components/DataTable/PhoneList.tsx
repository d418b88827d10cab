import MoreHorizontal from 'lucide-react/icons/ellipsis'
import type { ReactElement } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './DataTable.css.ts'
import { cellContent } from './Row.tsx'
import * as list from './list.css.ts'
import type { Selection } from './selection.ts'
import type { Column } from './types.ts'

interface PhoneListProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  selection: Selection
  isSelectable: boolean
  isSingle: boolean
  hasMenu: boolean
  openRow: number | undefined
}

/** The table as a list for narrow places: name, status, and every other filled column with its label. */
export function PhoneList<Row>(props: PhoneListProps<Row>): ReactElement {
  const { columns, rows, rowKey, rowHref, selection } = props
  const [first, ...rest] = columns
  const status = rest.find((column) => column.kind === 'status')
  return (
    <ul className={list.list} aria-label={props.label}>
      {rows.map((row, index) => {
        const key = rowKey(row)
        const name = first?.text(row) ?? key
        const href = rowHref?.(row)
        const facts = rest.filter((column) => column !== status && column.text(row))
        return (
          <li key={key} className={list.item} data-selected={selection.has(key)}>
            {props.isSelectable ? (
              <label className={styles.checkTarget}>
                <input
                  type={props.isSingle ? 'radio' : 'checkbox'}
                  className={styles.check}
                  checked={selection.has(key)}
                  readOnly
                  data-row={index}
                  aria-label={`Select ${name}`}
                />
              </label>
            ) : null}
            <div className={list.main}>
              <div className={list.top}>
                <div className={list.title}>
                  {first && href ? (
                    <a href={href} className={styles.rowLink} data-row-link="">
                      {cellContent(first, row)}
                    </a>
                  ) : first ? (
                    cellContent(first, row)
                  ) : null}
                </div>
                {status ? <div className={list.status}>{cellContent(status, row)}</div> : null}
              </div>
              {facts.length > 0 ? (
                <dl className={list.facts}>
                  {facts.map((column) => (
                    <div key={column.id}>
                      <dt>{column.header}:</dt>
                      <dd>{cellContent(column, row)}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
            </div>
            {props.hasMenu ? (
              <button
                type="button"
                className={styles.menuButton}
                data-row-menu={index}
                aria-haspopup="menu"
                aria-expanded={props.openRow === index}
                aria-label={`Actions for ${name}`}
              >
                <Glyph of={MoreHorizontal} />
              </button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
