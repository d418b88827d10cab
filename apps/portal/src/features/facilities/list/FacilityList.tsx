import { facilityList } from '@capiz/api/contract/facility-list'
import { plural } from '@capiz/domain/text'
import { DataTable, useTableView } from '@capiz/ui/DataTable'
import { FilterBar } from '@capiz/ui/FilterBar'
import { LinkButton } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { useCall } from '../../../lib/query.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { TermField } from '../../../patterns/TermField.tsx'
import { today } from '../../../patterns/today.ts'
import { facilityColumns, type Row } from './columns.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useFilters } from './filters.ts'
import {
  changesOf,
  filterValues,
  type ListState,
  listSchema,
  queryOf,
  savedViews,
  viewQuery,
} from './list-state.ts'
import * as styles from './list.css.ts'

// an empty list says so a moment later; the words are not worth delaying the rows of all others
const NoFacilities = lazy(async () => ({ default: (await import('./NoRows.tsx')).NoFacilities }))
const NoMatch = lazy(async () => ({ default: (await import('./NoRows.tsx')).NoMatch }))

const path = '/health-facility'
const keyOf = (row: Row): string => row.code
const hrefOf = (row: Row): string => `${path}/${row.code}`

function useRows(state: ListState) {
  // the expiring list is a call of its own (specification 1, section 7)
  const endpoint = state.expiring === '' ? facilityList.rows : facilityList.expired
  return useCall(endpoint, { query: queryOf(state) }, { keepsPrevious: true })
}

function statusOf({ isPending, isError, isFetching }: ReturnType<typeof useRows>) {
  if (isError) return 'error'
  if (isPending) return 'loading'
  return isFetching ? 'refreshing' : 'idle'
}

function viewLinks(state: ListState) {
  return savedViews.map(({ label, filters }) => {
    const query = viewQuery(state, filters)
    return { label, href: query === '' ? path : `${path}?${query}`, isCurrent: query === viewQuery(state) }
  })
}

/** All facilities with search, filters, saved views and paging; everything that is shown stands in the address. */
export function FacilityList(): ReactElement {
  const [state, change] = useUrlState(listSchema)
  const navigate = useNavigate()
  const can = useCan()
  const answer = useRows(state)
  const filters = useFilters(answer.data !== undefined)
  const columns = useMemo(() => facilityColumns(today()), [])
  const [view, setView] = useTableView('facilities')
  const values = filterValues(state)
  const page = answer.data
  const total = page?.totalElements ?? 0
  const add = can('HF_EDIT') ? (
    <LinkButton variant="primary" href={`${path}/new`}>
      Add facility
    </LinkButton>
  ) : undefined
  return (
    <Stack gap={4}>
      <PageHeader
        title="Health facilities"
        actions={
          <>
            <ExportButton state={state} total={total} hidden={view.hiddenColumns} />
            {add}
          </>
        }
      />
      <ViewTabs list="facilities" tabs={viewLinks(state)} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label="Search facilities"
            placeholder="Name or code"
            term={state.term}
            onTerm={(term) => change({ term, page: 0 }, true)}
          />
        </div>
        <div className={styles.chips}>
          <FilterBar
            label="Filters"
            filters={filters}
            values={values}
            onChange={(next) => change(changesOf(next))}
            resultCount={page?.totalElements}
          />
        </div>
      </div>
      <DataTable
        label="Health facilities"
        columns={columns}
        rows={page?.content ?? []}
        rowKey={keyOf}
        rowHref={hrefOf}
        onNavigate={(href) => void navigate(href)}
        page={page ?? { number: state.page, size: state.size, totalElements: 0, totalPages: 0 }}
        sort={state.sort}
        caption={page === undefined ? 'Facilities' : plural(total, 'facility', 'facilities')}
        status={statusOf(answer)}
        errorText={`The facilities could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={state.term !== '' || Object.keys(values).length > 0}
        empty={
          <Suspense fallback={null}>
            <NoFacilities action={add} />
          </Suspense>
        }
        noMatch={
          <Suspense fallback={null}>
            <NoMatch
              term={state.term}
              filters={filters}
              values={values}
              onTerm={() => change({ term: '', page: 0 })}
              onValues={(next) => change(changesOf(next))}
            />
          </Suspense>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) => change({ page: number, size, sort: sort ?? 'name,ASC' })}
      />
    </Stack>
  )
}
