import type { Column } from '@capiz/ui/DataTable'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'

interface SheetTableProps<Row> {
  title: string
  subtitle: string
  /** where the prices come from, with the address of the sheet */
  source: string
  href: string | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The lines of one sheet, a page at a time, under the name of its list and the sheet they come from. */
export function SheetTable<Row>(props: SheetTableProps<Row>): ReactElement {
  const { title, subtitle, source, href, columns, rows, rowKey } = props
  const name = subtitle === '' ? title : `${title}, ${subtitle}`
  return (
    <WholeTable
      label={name}
      caption={name}
      actions={href === undefined ? <span>{source}</span> : <Link href={href}>{source}</Link>}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      pageSize={25}
    />
  )
}
