import { type Column, DataTable } from '@capiz/ui/DataTable'
import { Link } from '@capiz/ui/Link'
import { type ReactElement, useState } from 'react'

const pageSize = 25

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
  const [page, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(page, pages - 1)
  const name = subtitle === '' ? title : `${title}, ${subtitle}`
  return (
    <DataTable
      label={name}
      caption={name}
      actions={href === undefined ? <span>{source}</span> : <Link href={href}>{source}</Link>}
      columns={columns}
      rows={rows.slice(shown * pageSize, (shown + 1) * pageSize)}
      rowKey={rowKey}
      page={{ number: shown, size: pageSize, totalElements: rows.length, totalPages: pages }}
      pageSizes={[pageSize]}
      hidesPages={rows.length <= pageSize}
      onChange={(next) => setPage(next.page)}
    />
  )
}
