import type { Page } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import {
  DataTable,
  type DataTableProps,
  type Selection,
  type TableView,
  useTableView,
} from '@capiz/ui/DataTable'
import { isOnePage } from '@capiz/ui/Pagination'
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
  | 'isGroupLate'
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
  /** called with the chosen rows, which are cleared when the page changes */
  onSelection?: (selection: Selection) => void
}

type States = Pick<DataTableProps<unknown>, 'isFiltered' | 'empty' | 'noMatch'>

/** A table with its count, actions and View in a head of its own, as a part of a screen. */
export function PagedTable<Row>(props: PagedTableProps<Row> & States): ReactElement {
  const { name, caption, ...table } = props
  const view = useTableView(name)
  const { totalElements } = props.answer.data ?? {}
  const counted = totalElements === undefined ? props.label : plural(totalElements, ...props.nouns)
  return <PageTable {...table} caption={caption ?? counted} view={view} />
}

interface PageTableProps<Row> extends Omit<PagedTableProps<Row>, 'name'>, States {
  /** what the person set for the table, and how it is changed */
  view: readonly [TableView, (view: TableView) => void]
  hasHead?: boolean
  /** few rows, which are shown as declared */
  isCompact?: boolean
}

/** The table over a page of a call's answer: its pages, loading and failure, the same in every list. */
export function PageTable<Row>(props: PageTableProps<Row>): ReactElement {
  const {
    label,
    nouns,
    answer,
    state,
    onPlace,
    onSelection,
    view,
    hasHead = true,
    isCompact = false,
    ...table
  } = props
  const [one, many] = nouns
  const navigate = useNavigate()
  const [shown, setView] = view
  const page = answer.data
  const total = page?.totalElements ?? 0
  const shownPage = {
    number: page?.number ?? state.page,
    size: page?.size ?? state.size,
    totalElements: total,
    totalPages: page?.totalPages ?? 0,
  }
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loaded = answer.isPending ? 'loading' : idle
  return (
    <DataTable
      {...table}
      hasHead={hasHead}
      label={label}
      rows={page?.content ?? []}
      onNavigate={(href) => void navigate(href)}
      page={shownPage}
      sort={state.sort}
      status={answer.isError ? 'error' : loaded}
      errorMessage={`The ${many} could not be loaded. ${errorMessage(answer.error) ?? ''}`}
      onRetry={() => void answer.refetch()}
      view={isCompact ? undefined : shown}
      // a list without pages has no range that counts its rows
      footnote={!hasHead && page && isOnePage(shownPage) ? plural(total, one, many) : undefined}
      // without rows there is nothing to arrange
      onViewChange={isCompact || (total === 0 && !answer.isPending) ? undefined : setView}
      onChange={({ page: number, size, sort, selection }) => {
        onSelection?.(selection)
        onPlace({ page: number, size, sort: sort ?? state.sort })
      }}
    />
  )
}
