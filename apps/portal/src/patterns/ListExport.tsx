import { listExport } from '@capiz/api/contract/list-export'
import { plural } from '@capiz/domain/text'
import { tableView } from '@capiz/ui/DataTable'
import type { ReactElement } from 'react'
import { call } from '../platform/calls/api.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { type ExportedTable, shownFields } from './list-column.ts'

/** A list that leaves as a file. */
export interface ExportedList {
  /** id of the list's call, such as `roomRate.list` */
  list: string
  /** the query of the list as it is shown; the server leaves its page aside */
  query: Readonly<Record<string, string | number | readonly string[] | undefined>>
}

export interface ListExportProps extends ExportedList {
  total: number | undefined
  /** the table the list stands in, for the choice between the columns it shows and all */
  table?: ExportedTable
  /** behind the button for more actions */
  isMore?: boolean
}

/** Exports every row the search and filters of a list leave, not only the page that is shown. */
export function ListExport({ list, query, total = 0, table, isMore = false }: ListExportProps): ReactElement {
  const { file } = listExport([list])
  return (
    <ExportMenu
      what={plural(total, 'row was', 'rows were')}
      isDisabled={total === 0}
      hasChoice={table !== undefined}
      isMore={isMore}
      fetchFile={(format, which) => {
        // read when the file is made: the columns may have changed since the list was drawn
        const columns =
          table && which === 'shown' ? shownFields(table, tableView(table.name).hiddenColumns) : undefined
        return call(file, { params: { list }, query: { ...query, format, ...(columns ? { columns } : {}) } })
      }}
    />
  )
}
