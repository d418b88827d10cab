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
import { useCall } from '../../lib/query.tsx'
import { useUrlState, writeUrlState } from '../../lib/url-state.ts'
import { TermField } from '../../patterns/TermField.tsx'
import { deskColumns } from './columns.tsx'
import {
  deskChanges,
  deskFilters,
  deskPath,
  deskQuery,
  deskSchema,
  deskValues,
  queueInfo,
  queues,
  type DeskState,
} from './desk-state.ts'
import * as styles from './requests.css.ts'

function useQueueCount(queue: 'review' | 'approve'): number | undefined {
  const query = { status: queueInfo[queue].statuses.join(','), size: 1 }
  return useCall(request.list, { query }).data?.totalElements
}

function useQueues(state: DeskState) {
  const counts = { review: useQueueCount('review'), approve: useQueueCount('approve') }
  return queues.map((queue) => {
    const params = writeUrlState(deskSchema, new URLSearchParams(), { ...state, queue, page: 0 }).toString()
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
  const tabs = useQueues(state)
  const values = deskValues(state)
  const page = answer.data
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loading = answer.isPending ? 'loading' : idle
  return (
    <Stack gap={4}>
      <PageHeader title="Requests" />
      <TabNav label="Queues" items={tabs} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label="Search requests"
            placeholder="Name, code or person"
            term={state.term}
            onTerm={(term) => change({ term, page: 0 }, true)}
          />
        </div>
        <FilterBar
          label="Filters"
          filters={deskFilters}
          values={values}
          onChange={(next) => change(deskChanges(next))}
          resultCount={page?.totalElements}
        />
      </div>
      <DataTable
        label="Requests"
        columns={deskColumns}
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
            Applications and changes that need approval appear here.
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
          change({ page: number, size, sort: sort ?? 'requestedDate,ASC' })
        }
      />
    </Stack>
  )
}
