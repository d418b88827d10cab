import type { Page } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { DataTable, type DataTableProps, type Selection, useTableView } from '@capiz/ui/DataTable'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorMessage } from '../platform/feedback/report-error.ts'

/** The position of a list in the URL. */
export interface Place {
  page: number
  size: number
  sort: string
}

/** The props a list passes to its table. */
type OwnProps<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'groupOf'
  | 'rowHref'
  | 'rowMenu'
  | 'selectionMode'
  | 'selection'
  | 'selectionActions'
  | 'actions'
  | 'pageSizes'
  | 'caption'
>

export interface PagedTableProps<Row> extends OwnProps<Row> {
  /** one and many: "user", "users" */
  nouns: readonly [string, string]
  /** name under which the device keeps density and columns */
  name: string
  answer: UseQueryResult<Page<Row>>
  state: Place
  onPlace: (place: Place) => void
  /** a few rows, which are shown as declared */
  isCompact?: boolean
  /** called with the chosen rows, which are cleared when the page changes */
  onSelection?: (selection: Selection) => void
}

type States = Pick<DataTableProps<unknown>, 'isFiltered' | 'empty' | 'noMatch'>

/** The table over a page of a call's answer: its count, pages, waiting and failure, said alike in every list. */
export function PagedTable<Row>(props: PagedTableProps<Row> & States): ReactElement {
  const { label, nouns, name, answer, state, onPlace, onSelection, isCompact, ...table } = props
  const [one, many] = nouns
  const navigate = useNavigate()
  const [view, setView] = useTableView(name)
  const page = answer.data
  const total = page?.totalElements ?? 0
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loaded = answer.isPending ? 'loading' : idle
  return (
    <DataTable
      caption={page === undefined ? label : plural(total, one, many)}
      {...table}
      label={label}
      rows={page?.content ?? []}
      onNavigate={(href) => void navigate(href)}
      page={{
        number: page?.number ?? state.page,
        size: page?.size ?? state.size,
        totalElements: total,
        totalPages: page?.totalPages ?? 0,
      }}
      sort={state.sort}
      status={answer.isError ? 'error' : loaded}
      errorMessage={`The ${many} could not be loaded. ${errorMessage(answer.error) ?? ''}`}
      onRetry={() => void answer.refetch()}
      view={isCompact ? undefined : view}
      // without rows there is nothing to arrange
      onViewChange={isCompact || (total === 0 && !answer.isPending) ? undefined : setView}
      onChange={({ page: number, size, sort, selection }) => {
        onSelection?.(selection)
        onPlace({ page: number, size, sort: sort ?? state.sort })
      }}
    />
  )
}
