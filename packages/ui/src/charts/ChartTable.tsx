import type { ReactElement } from 'react'
import { cx } from '../styles/cx.ts'
import * as styles from './charts.css.ts'

/** The figures of a chart as a table: every row has one cell for each heading after the first. */
export interface ChartTableData {
  readonly headings: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly cells: readonly (string | null)[]
  }[]
  /** Columns hold words instead of numbers. */
  readonly isText?: boolean | undefined
}

interface ChartTableProps extends ChartTableData {
  caption: string
}

/** Shows a chart as a table, for readers who prefer numbers to shapes, and for print. */
export function ChartTable({ caption, headings, rows, isText = false }: ChartTableProps): ReactElement {
  const cellStyle = cx(styles.cell, !isText && styles.number)
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={heading} scope="col" className={at === 0 ? styles.cell : cellStyle}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // Two rows may carry one id by mistake of the data; their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${row.id} ${place}`}>
            <th scope="row" className={styles.cell}>
              {row.label}
            </th>
            {row.cells.map((text, at) => (
              <td key={headings[at + 1]} className={cx(cellStyle, text === null && styles.none)}>
                {text ?? 'none'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
