import { request } from '@capiz/api/contract/request'
import { DataTable, useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useUser } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useUrlState, writeUrlState } from '../../lib/url-state.ts'
import { TermField } from '../../patterns/TermField.tsx'
import { columnsOf } from './columns.tsx'
import {
  deskChanges,
  deskFilters,
  deskPath,
  deskQuery,
  deskSchema,
  deskValues,
  queueInfo,
  queuesFor,
  sortOf,
  ownFilters,
  type DeskState,
} from './desk-state.ts'
import * as styles from '../../patterns/list-tools.css.ts'

function useQueueCount(queue: 'review' | 'approve', isEnabled: boolean): number | undefined {
  const query = { status: queueInfo[queue].statuses.join(','), size: 1 }
  return useCall(request.list, { query }, { isEnabled }).data?.totalElements
}

function useQueues(state: DeskState, isStaff: boolean) {
  const counts = { review: useQueueCount('review', isStaff), approve: useQueueCount('approve', isStaff) }
  return queuesFor(isStaff).map((queue) => {
    const params = writeUrlState(deskSchema, new URLSearchParams(), {
      ...state,
      queue,
      page: 0,
      sort: sortOf(queue),
    }).toString()
    return {
      label: queueInfo[queue].label,
      count: queue === 'review' || queue === 'approve' ? counts[queue] : undefined,
      href: params === '' ? deskPath : `${deskPath}?${params}`,
      isCurrent: state.queue === queue,
    }
  })
}

/** Requests in their queues, the longest waiting first; what is shown stands in the address. */
export function RequestDesk(): ReactElement {
  const [state, change] = useUrlState(deskSchema)
  const navigate = useNavigate()
  const answer = useCall(request.list, { query: deskQuery(state) }, { keepsPrevious: true })
  const [view, setView] = useTableView('requests')
  const isStaff = useUser().marker === 'ADMIN'
  const tabs = useQueues(state, isStaff)
  const title = isStaff ? 'Requests' : 'My requests'
  usePageTitle(title)
  const values = deskValues(state)
  const page = answer.data
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loading = answer.isPending ? 'loading' : idle
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      <TabNav label="Queues" items={tabs} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label="Search requests"
            placeholder={isStaff ? 'Name, code or person' : 'Name or code'}
            term={state.term}
            onTerm={(term) => change({ term, page: 0 }, true)}
          />
        </div>
        <FilterBar
          label="Filters"
          filters={isStaff ? deskFilters : ownFilters}
          values={values}
          onChange={(next) => change(deskChanges(next))}
          resultCount={page?.totalElements}
        />
      </div>
      <DataTable
        label={title}
        columns={columnsOf(state.queue)}
        rows={page?.content ?? []}
        rowKey={(row) => row.code}
        rowHref={(row) => `${deskPath}/${row.code}`}
        onNavigate={(href) => void navigate(href)}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: page?.totalElements ?? 0,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        status={answer.isError ? 'error' : loading}
        errorText={`The requests could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={state.term !== '' || state.queue !== 'all' || Object.keys(values).length > 0}
        empty={
          <EmptyState title="No requests yet">
            {isStaff
              ? 'Applications and changes that need approval appear here.'
              : 'Changes you ask for appear here, with where each one stands.'}
          </EmptyState>
        }
        noMatch={
          <EmptyState title="Nothing waits here">
            No request is in this queue with these filters. Choose another queue or drop a filter.
          </EmptyState>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) =>
          change({ page: number, size, sort: sort ?? sortOf(state.queue) })
        }
      />
    </Stack>
  )
}
