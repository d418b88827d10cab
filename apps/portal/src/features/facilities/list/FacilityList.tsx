import { facilityList } from '@capiz/api/contract/facility-list'
import { LinkButton } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, useMemo } from 'react'
import { useCan } from '../../../platform/session/session.ts'
import { readAhead, useCall } from '../../../platform/data/query.tsx'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { hasMatches, withMatches } from '../../../patterns/match-column.ts'
import { LaterDayFilters } from '../../../patterns/LaterDayFilters.tsx'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { facilityColumns, type Row } from './columns.tsx'
import { useFilters } from './filters.ts'
import {
  changesOf,
  filterValues,
  isExpiringList,
  listDays,
  type ListState,
  listSchema,
  queryOf,
  savedViews,
  sortOf,
  viewQuery,
} from './list-state.ts'

const NoMatch = lazy(async () => ({ default: (await import('./NoMatch.tsx')).NoMatch }))

const path = '/health-facility'
const keyOf = (row: Row): string => row.code
const hrefOf = (row: Row): string => `${path}/${row.code}`
const ways = {
  search: { by: 'term', label: 'Search facilities', placeholder: 'Name, city or code' },
  values: filterValues,
  changes: changesOf,
} as const

const endpointOf = (state: ListState) => (isExpiringList(state) ? facilityList.expired : facilityList.rows)

/** Reads the rows that the list begins with at the address of the page. */
export function readFirst(): Promise<void> {
  const state = readUrlState(listSchema, new URLSearchParams(location.search))
  return readAhead(endpointOf(state), { query: queryOf(state) })
}

function viewLinks(state: ListState) {
  return savedViews.map(({ label, filters }) => {
    const query = viewQuery(state, filters)
    return { label, href: query === '' ? path : `${path}?${query}`, isCurrent: query === viewQuery(state) }
  })
}

function useColumns(isMatched: boolean) {
  return useMemo(() => {
    const own = facilityColumns(today())
    return isMatched ? withMatches(own) : own
  }, [isMatched])
}

/** The way to a new facility, for those who may add one. */
function AddFacility(): ReactElement | null {
  const can = useCan()
  if (!can('HF_EDIT')) return null
  return (
    <LinkButton variant="primary" href={`${path}/new`}>
      Add facility
    </LinkButton>
  )
}

/** All facilities with search, filters, saved views and paging; everything that is shown stands in the address. */
export function FacilityList(): ReactElement {
  const [state, list, change] = useListState(listSchema, ways)
  const answer = useCall(endpointOf(state), { query: queryOf(state) }, { keepsPrevious: true })
  const filters = useFilters(answer.data !== undefined)
  const columns = useColumns(hasMatches(answer.data?.content))
  return (
    <Stack gap={4}>
      <PageHeader title="Health facilities" actions={<AddFacility />} />
      <PagedList
        label="Health facilities"
        nouns={['facility', 'facilities']}
        name="facilities"
        tabs={viewLinks(state)}
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        answer={answer}
        {...list}
        state={{ ...state, sort: sortOf(state) ?? '' }}
        filters={filters}
        exports={{
          list: isExpiringList(state) ? 'facility.expired' : 'facility.rows',
          query: queryOf(state),
        }}
        tools={
          <LaterDayFilters
            filters={listDays}
            state={{ ...state }}
            onChange={(days) => change({ ...days, page: 0 })}
          />
        }
        isFiltered={state.updatedFrom !== '' || state.updatedTo !== ''}
        empty={{
          title: 'No facilities yet',
          text: 'Hospitals, clinics and other facilities appear here once they are added or apply for accreditation.',
          actions: <AddFacility />,
        }}
        noMatch={
          <NoMatch
            term={state.term}
            filters={filters}
            values={list.values}
            onTerm={() => change({ term: '', page: 0 })}
            onValues={list.onValues}
          />
        }
      />
    </Stack>
  )
}
