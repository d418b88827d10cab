import type { OutputOf } from '@capiz/api/contract/define'
import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import type { RequestType } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { DataTable, useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../app/lazy-screen.ts'
import { wordsForError } from '../../app/report-error.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useCan, useUser } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useUrlState, writeUrlState } from '../../lib/url-state.ts'
import { ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { ListExport } from '../../patterns/ListExport.tsx'
import { TermField } from '../../patterns/TermField.tsx'
import { type BatchAction, batchWords } from './batch-state.ts'
import { columnsOf } from './columns.tsx'
import { rememberDesk } from './desk-order.ts'
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
  type Queue,
  type DeskState,
} from './desk-state.ts'
import { listKeys } from './list-keys.ts'
import * as styles from '../../patterns/list-tools.css.ts'

const BatchDialog = lazy(async () => ({
  default: (await load(() => import('./BatchDialog.tsx'))).BatchDialog,
}))

type Counts = OutputOf<typeof requestDesk.counts>

const sum = (counts: Counts, of: (one: Counts['open'][number]) => boolean) =>
  counts.open.filter(of).reduce((all, { count }) => all + count, 0)

/** How many requests stand in each queue that waits for somebody. */
function countsOf(counts: Counts): Partial<Record<Queue, number>> {
  const { mine, unassigned, waiting } = counts
  return {
    open: sum(counts, () => true),
    mine,
    unassigned,
    waiting,
    review: sum(counts, ({ status }) => status === 'PENDING'),
    approve: sum(counts, ({ status }) => status === 'REVIEWED'),
  }
}

function useQueues(state: DeskState, isStaff: boolean, counts: Counts | undefined) {
  const known = counts === undefined ? {} : countsOf(counts)
  return queuesFor(isStaff).map((queue) => {
    const params = writeUrlState(deskSchema, new URLSearchParams(), {
      ...state,
      queue,
      page: 0,
      sort: sortOf(queue),
    }).toString()
    return {
      label: queueInfo[queue].label,
      count: known[queue],
      href: params === '' ? deskPath : `${deskPath}?${params}`,
      isCurrent: state.queue === queue,
    }
  })
}

/** What somebody may do with many requests at once. */
function batchesFor(can: (permission: string) => boolean): BatchAction[] {
  return [
    ...(can('REQUEST_REVIEW') ? (['assign', 'review'] as const) : []),
    ...(can('REQUEST_APPROVE') ? (['approve', 'reject'] as const) : []),
  ]
}

const none: ReadonlySet<string> = new Set()

/** Requests in their queues, the longest waiting first; what is shown stands in the address. */
export function RequestDesk(): ReactElement {
  const [state, change] = useUrlState(deskSchema)
  const navigate = useNavigate()
  const answer = useCall(request.list, { query: deskQuery(state) }, { keepsPrevious: true })
  const [view, setView] = useTableView('requests')
  const isStaff = useUser().marker === 'ADMIN'
  const batches = batchesFor(useCan())
  const counts = useCall(requestDesk.counts, {}).data
  const people = useCall(requestDesk.assignees, {}, { isEnabled: batches.length > 0 }).data ?? []
  const [selection, setSelection] = useState(none)
  const [batch, setBatch] = useState<BatchAction>()
  const tabs = useQueues(state, isStaff, counts)
  const byType = useMemo(() => {
    const found = new Map<RequestType, number>()
    for (const { type, count } of counts?.open ?? []) found.set(type, (found.get(type) ?? 0) + count)
    return found
  }, [counts])
  const title = isStaff ? 'Requests' : 'My requests'
  usePageTitle(title)
  const values = deskValues(state)
  const page = answer.data
  const rows = page?.content
  useEffect(() => {
    if (rows !== undefined)
      rememberDesk(
        state,
        rows.map(({ code }) => code),
      )
  }, [rows, state])
  useShortcuts(listKeys)
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loading = answer.isPending ? 'loading' : idle
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      <ViewTabs list="requests" label="Queues" tabs={tabs} />
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
          filters={deskFilters(isStaff, { counts: byType, people })}
          values={values}
          onChange={(next) => change(deskChanges(next))}
          resultCount={page?.totalElements}
        />
      </div>
      <DataTable
        label={title}
        columns={columnsOf(state.queue, isStaff)}
        rows={rows ?? []}
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
        caption={page === undefined ? title : plural(page.totalElements, 'request', 'requests')}
        actions={<ListExport list="request.list" query={deskQuery(state)} total={page?.totalElements} />}
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
        selectionMode={batches.length > 0 && state.queue !== 'decided' ? 'multiple' : 'none'}
        selection={selection}
        selectionActions={batches.map((action) => (
          <Button key={action} size="sm" onPress={() => setBatch(action)}>
            {batchWords[action].label}
          </Button>
        ))}
        onChange={({ page: number, size, sort, selection: chosen }) => {
          setSelection(chosen)
          change({ page: number, size, sort: sort ?? sortOf(state.queue) })
        }}
      />
      {batch === undefined ? null : (
        <Suspense fallback={null}>
          <BatchDialog
            action={batch}
            rows={(rows ?? []).filter(({ code }) => selection.has(code))}
            onClose={(isDone) => {
              setBatch(undefined)
              if (isDone) setSelection(none)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
