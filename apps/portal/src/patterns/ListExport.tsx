import { listExport } from '@capiz/api/contract/list-export'
import { plural } from '@capiz/domain/text'
import { tableView } from '@capiz/ui/DataTable'
import type { ReactElement } from 'react'
import { call } from '../platform/calls/api.ts'
import { ExportMenu } from './ExportMenu.tsx'

interface ListExportProps {
  /** id of the list's call, such as `roomRate.list` */
  list: string
  /** the query of the list as it is shown; the server leaves its page aside */
  query: Readonly<Record<string, string | number | readonly string[] | undefined>>
  total: number | undefined
  /** the table the list stands in, for the choice between the columns it shows and all */
  shown?: ShownColumns
}

/** Columns of a table in their order, each with the fields of the list that it shows. */
export interface ShownColumns {
  /** name the table keeps its hidden columns under */
  table: string
  fields: Readonly<Record<string, readonly string[]>>
}

/** The fields of the columns a table shows, separated by commas. */
export function shownFields({ fields }: ShownColumns, hidden: readonly string[]): string {
  return Object.entries(fields)
    .filter(([column]) => !hidden.includes(column))
    .flatMap(([, names]) => names)
    .join(',')
}

/** Exports every row the search and filters of a list leave, not only the page that is shown. */
export function ListExport({ list, query, total = 0, shown }: ListExportProps): ReactElement {
  const { file } = listExport([list])
  return (
    <ExportMenu
      what={plural(total, 'row was', 'rows were')}
      isDisabled={total === 0}
      hasChoice={shown !== undefined}
      fetchFile={(format, which) => {
        // read when the file is made: the columns may have changed since the list was drawn
        const columns =
          shown && which === 'shown' ? shownFields(shown, tableView(shown.table).hiddenColumns) : undefined
        return call(file, { params: { list }, query: { ...query, format, ...(columns ? { columns } : {}) } })
      }}
    />
  )
}
