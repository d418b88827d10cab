import { listExport } from '@capiz/api/contract/list-export'
import { plural } from '@capiz/domain/text'
import type { ReactElement } from 'react'
import { call } from '../platform/calls/api.ts'
import { ExportMenu } from './ExportMenu.tsx'

interface ListExportProps {
  /** id of the list's call, such as `roomRate.list` */
  list: string
  /** the query of the list as it is shown; the server leaves its page aside */
  query: Readonly<Record<string, string | number | undefined>>
  total: number | undefined
}

/** Exports every row the search and filters of a list leave, not only the page that is shown. */
export function ListExport({ list, query, total = 0 }: ListExportProps): ReactElement {
  const { file } = listExport([list])
  return (
    <ExportMenu
      what={plural(total, 'row was', 'rows were')}
      isDisabled={total === 0}
      fetchFile={(format) => call(file, { params: { list }, query: { ...query, format } })}
    />
  )
}
