import type { Page } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { type Column, DataTable, type RowMenuItem, useTableView } from '@capiz/ui/DataTable'
import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar, type FilterDeclaration, type FilterValues } from '@capiz/ui/FilterBar'
import { Stack } from '@capiz/ui/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../app/report-error.ts'
import * as styles from './list-tools.css.ts'
import type { ViewTab } from './saved-views/view-query.ts'
import { ViewTabs } from './saved-views/ViewTabs.tsx'
import { TermField } from './TermField.tsx'

/** Where a list stands in the address. */
interface Place {
  page: number
  size: number
  sort: string
}

interface PagedListProps<Row> {
  /** name of the table, such as "Users" */
  label: string
  /** one and many: "user", "users" */
  nouns: readonly [string, string]
  /** name under which the device keeps density and columns, and the server views */
  name: string
  /** the tabs the list has of itself, before those of kept views */
  tabs?: readonly ViewTab[] | undefined
  columns: readonly Column<Row>[]
  answer: UseQueryResult<Page<Row>>
  state: Place
  onPlace: (place: Place) => void
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string
  rowMenu?: (row: Row) => readonly RowMenuItem[]
  /** the search box above the list */
  search?: { label: string; placeholder: string; term: string; onTerm: (term: string) => void }
  filters: readonly FilterDeclaration[]
  values: FilterValues
  onValues: (values: FilterValues) => void
  /** drops search and filters */
  onClear: () => void
  /** buttons beside the caption */
  actions?: ReactNode
  /** what is said when there is nothing at all */
  empty: { title: string; text: string }
}

/** A searchable, filterable, paged list whose whole state stands in the address of the screen around it. */
export function PagedList<Row>(props: PagedListProps<Row>): ReactElement {
  const { label, nouns, answer, state, search, values } = props
  const [one, many] = nouns
  const navigate = useNavigate()
  const [view, setView] = useTableView(props.name)
  const page = answer.data
  const total = page?.totalElements ?? 0
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loaded = answer.isPending ? 'loading' : idle
  const isFiltered = (search?.term ?? '') !== '' || Object.keys(values).length > 0
  return (
    <Stack gap={4}>
      <ViewTabs list={props.name} tabs={props.tabs} />
      <div className={styles.tools}>
        {search ? (
          <div className={styles.search}>
            <TermField {...search} />
          </div>
        ) : null}
        <FilterBar
          label="Filters"
          filters={props.filters}
          values={values}
          onChange={props.onValues}
          resultCount={page?.totalElements}
        />
      </div>
      <DataTable
        label={label}
        columns={props.columns}
        rows={page?.content ?? []}
        rowKey={props.rowKey}
        rowHref={props.rowHref}
        rowMenu={props.rowMenu}
        onNavigate={(href) => void navigate(href)}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: total,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        caption={page === undefined ? label : plural(total, one, many)}
        actions={props.actions}
        status={answer.isError ? 'error' : loaded}
        errorText={`The ${many} could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={isFiltered}
        empty={<EmptyState title={props.empty.title}>{props.empty.text}</EmptyState>}
        noMatch={
          <EmptyState
            title={`No ${one} matches`}
            actions={<Button onPress={props.onClear}>Clear search and filters</Button>}
          >
            Search for something else, or drop a filter to see more.
          </EmptyState>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) =>
          props.onPlace({ page: number, size, sort: sort ?? state.sort })
        }
      />
    </Stack>
  )
}
