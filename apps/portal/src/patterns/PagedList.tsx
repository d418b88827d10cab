import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement, ReactNode } from 'react'
import { ListTools } from './ListTools.tsx'
import { PagedTable, type PagedTableProps } from './PagedTable.tsx'
import type { ViewTab } from './saved-views/view-query.ts'
import { ViewTabs } from './saved-views/ViewTabs.tsx'

interface PagedListProps<Row> extends PagedTableProps<Row> {
  /** the tabs the list has of itself, before those of kept views */
  tabs?: readonly ViewTab[] | undefined
  /** false where the list is a part of a record: views are kept of whole lists */
  hasViews?: boolean
  /** the search box above the list */
  search?: { label: string; placeholder: string; term: string; onTerm: (term: string) => void }
  filters: readonly FilterDeclaration[]
  values: FilterValues
  onValues: (values: FilterValues) => void
  /** what else narrows the list, after the filters; `isFiltered` says whether it does */
  tools?: ReactNode
  isFiltered?: boolean
  /** drops search and filters */
  onClear: () => void
  /** what is said when there is nothing at all */
  empty: { title: string; text: string; actions?: ReactNode }
}

/** A searchable, filterable, paged list whose whole state stands in the address of the screen around it. */
export function PagedList<Row>(props: PagedListProps<Row>): ReactElement {
  const { tabs, hasViews = true, search, filters, values, onValues, tools, onClear, empty, ...table } = props
  const isSearched = (search?.term ?? '') !== '' || Object.keys(values).length > 0
  return (
    <Stack gap={4}>
      {hasViews ? <ViewTabs list={props.name} tabs={tabs} /> : null}
      <ListTools
        search={search}
        filters={filters}
        values={values}
        onValues={onValues}
        count={props.answer.data?.totalElements}
      >
        {tools}
      </ListTools>
      <PagedTable
        {...table}
        isFiltered={isSearched || props.isFiltered === true}
        empty={
          <EmptyState title={empty.title} actions={empty.actions}>
            {empty.text}
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title={`No ${props.nouns[0]} matches`}
            actions={<Button onPress={onClear}>Clear search and filters</Button>}
          >
            Search for something else, or drop a filter to see more.
          </EmptyState>
        }
      />
    </Stack>
  )
}
