import { DataTable, type DataTableProps } from '@capiz/ui/DataTable'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorMessage } from '../platform/feedback/report-error.ts'

/** Source of the rows, as `useCall` answers. */
interface Answer {
  data: unknown
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

type OwnProps<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rows'
  | 'rowKey'
  | 'groupOf'
  | 'groupTotal'
  | 'isTotal'
  | 'rowHref'
  | 'rowMenu'
  | 'caption'
  | 'actions'
  | 'empty'
  | 'footnote'
  | 'isWide'
>

interface WholeTableProps<Row> extends OwnProps<Row> {
  /** the call behind the rows, and what they are called: "The roles could not be loaded" */
  source?: { answer: Answer; many: string }
  /** rows on a page; all on one when left out */
  pageSize?: number
}

function statusOf({
  data,
  error,
  isPending,
  isFetching,
}: Answer): 'error' | 'loading' | 'refreshing' | 'idle' {
  if (error !== null && data === undefined) return 'error'
  if (isPending) return 'loading'
  return isFetching ? 'refreshing' : 'idle'
}

/** A table whose rows are all here; its pages are turned without a call. */
export function WholeTable<Row>(props: WholeTableProps<Row>): ReactElement {
  const { rows, source, pageSize = Math.max(rows.length, 1), ...table } = props
  const [page, setPage] = useState(0)
  const navigate = useNavigate()
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize))
  const number = Math.min(page, totalPages - 1)
  return (
    <DataTable
      {...table}
      rows={rows.slice(number * pageSize, (number + 1) * pageSize)}
      onNavigate={(href) => void navigate(href)}
      page={{ number, size: pageSize, totalElements: rows.length, totalPages }}
      pageSizes={[pageSize]}
      isUnpaged={totalPages === 1 && !props.footnote}
      onChange={(next) => setPage(next.page)}
      {...(source && {
        status: statusOf(source.answer),
        errorMessage: `The ${source.many} could not be loaded. ${errorMessage(source.answer.error) ?? ''}`,
        onRetry: () => void source.answer.refetch(),
      })}
    />
  )
}
