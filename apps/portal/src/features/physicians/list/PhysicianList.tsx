import { physicianList } from '@capiz/api/contract/physician-list'
import type { FilterDeclaration } from '@capiz/ui/FilterBar'
import { LinkButton } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, useMemo } from 'react'
import { useCan } from '../../../platform/session/session.ts'
import { readAhead, useCall, useLaterCall } from '../../../platform/data/query.tsx'
import { readUrlState, writeUrlState } from '../../../platform/routing/url-state.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { hasMatches, withMatches } from '../../../patterns/match-column.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { SearchRequests } from '../../../patterns/SearchRequests.tsx'
import { physicianColumns, type Row } from './columns.tsx'
import { physicianFilters } from './filters.ts'
import {
  changesOf,
  filterQuery,
  filterValues,
  type ListState,
  listSchema,
  queryOf,
  sortOf,
  viewsOf,
} from './list-state.ts'

const NoMatch = lazy(async () => ({ default: (await import('../../../patterns/NoRows.tsx')).NoMatch }))

const path = '/doctor'
const matchedColumns = withMatches(physicianColumns)
const keyOf = (row: Row): string => row.code
const hrefOf = (row: Row): string => `${path}/${row.code}`
const ways = {
  search: { by: 'term' as const, label: 'Search physicians', placeholder: 'Name, code or licence' },
  values: filterValues,
  changes: changesOf,
}
const whole = { query: { size: 1000 } }

// the choices are fetched after the rows, and so is their part of the contract
const lists = async () => (await import('@capiz/api/contract/reference-list')).referenceCalls
const specialtyList = async () => (await lists()).specialization.filter
const subspecialtyList = async () => (await lists()).subspecialization.filter
const provinceList = async () => (await import('@capiz/api/contract/reference')).geography.provinces

// the expiring list is a call of its own (specification 2, 7.3)
const isExpiringList = ({ expiring }: ListState): boolean => expiring === 'any'
const endpointOf = (state: ListState) => (isExpiringList(state) ? physicianList.expired : physicianList.rows)

/** Reads the rows that the list begins with at the address of the page. */
export function readFirst(): Promise<void> {
  const state = readUrlState(listSchema, new URLSearchParams(location.search))
  return readAhead(endpointOf(state), { query: queryOf(state) })
}

/** The filters of the list. Their choices are read once the first rows are there, so that they delay nothing. */
function useFilters(isReady: boolean): readonly FilterDeclaration[] {
  const settings = { isEnabled: isReady }
  const specialties = useLaterCall('specialization.filter', specialtyList, whole, settings).data?.content
  const subspecialties = useLaterCall('subspecialization.filter', subspecialtyList, whole, settings).data
    ?.content
  const provinces = useLaterCall('geography.provinces', provinceList, whole, settings).data?.content
  return useMemo(
    () => physicianFilters({ specialties, subspecialties, provinces }),
    [specialties, subspecialties, provinces],
  )
}

function viewLinks(state: ListState) {
  return viewsOf(state).map(({ label, changes, isCurrent }) => {
    const kept = { size: state.size, sort: state.sort }
    const query = writeUrlState(listSchema, new URLSearchParams(), { ...kept, ...changes }).toString()
    return { label, href: query === '' ? path : `${path}?${query}`, isCurrent }
  })
}

/** All physicians and dentists with search, filters, saved views and paging; what is shown stands in the address. */
export function PhysicianList(): ReactElement {
  const [state, list] = useListState(listSchema, ways)
  const can = useCan()
  const answer = useCall(endpointOf(state), { query: queryOf(state) }, { keepsPrevious: true })
  const filters = useFilters(answer.data !== undefined)
  return (
    <Stack gap={4}>
      <PageHeader
        title="Physicians"
        actions={
          can('PHY_EDIT') ? (
            <LinkButton variant="primary" href={`${path}/new`}>
              Add physician
            </LinkButton>
          ) : undefined
        }
      />
      <PagedList
        label="Physicians"
        nouns={['physician', 'physicians']}
        name="physicians"
        tabs={viewLinks(state)}
        columns={hasMatches(answer.data?.content) ? matchedColumns : physicianColumns}
        answer={answer}
        {...list}
        state={{ ...state, sort: sortOf(state) ?? '' }}
        rowKey={keyOf}
        rowHref={hrefOf}
        filters={filters}
        exports={{
          list: isExpiringList(state) ? 'physician.expired' : 'physician.rows',
          query: { ...filterQuery(state), sort: sortOf(state) },
        }}
        empty={{
          title: 'No physicians yet',
          text: 'Physicians and dentists appear here once they are added or apply for accreditation.',
        }}
        noMatch={
          <NoMatch noun="physician" onClear={list.onClear} actions={<SearchRequests term={state.term} />} />
        }
      />
    </Stack>
  )
}
