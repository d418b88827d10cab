import type { OutputOf } from '@capiz/api/contract/define'
import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import type { RequestType } from '@capiz/domain/request'
import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../platform/loading/lazy-screen.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { setWaitingCount } from '../../platform/routing/waiting-count.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { countedHeading } from '../../patterns/counted-heading.ts'
import { useListState } from '../../patterns/list-state.ts'
import { LaterDayFilters } from '../../patterns/LaterDayFilters.tsx'
import { PagedList } from '../../patterns/PagedList.tsx'
import { batchPath, filtersOf, preparePath } from './batch/batch-address.ts'
import { type BatchAction, batchLabels } from './batch/batch-labels.ts'
import { columnsOf, isGroupedByLateness, isLate, latenessHeading, type QueueRow } from './columns.tsx'
import { queuePath } from './queue-path.ts'
import { rememberQueue } from './queue-place.ts'
import {
  queueChanges,
  queueFilters,
  queueHref,
  queueQuery,
  queueSchema,
  queueValues,
  isOwnQueue,
  queueInfo,
  queuesFor,
  sortOf,
  type Queue,
  type QueueState,
  queueDays,
} from './queue-state.ts'
import { listKeys } from './list-keys.ts'
import { type OwnStep, useOwnStep } from './use-own-step.ts'

const BatchDialog = lazy(async () => ({
  default: (await load(() => import('./batch/screens.ts'))).BatchDialog,
}))

type Counts = OutputOf<typeof requestDesk.counts>

const sum = (counts: Counts, of: (one: Counts['open'][number]) => boolean) =>
  counts.open.filter(of).reduce((all, { count }) => all + count, 0)

/** Returns the number of requests in each queue of open work. */
function countsOf(counts: Counts, ownStep: OwnStep): Partial<Record<Queue, number>> {
  const { mine, unassigned, waiting, toReview, toApprove } = counts
  return {
    open: sum(counts, () => true),
    mine,
    unassigned,
    waiting,
    review: isOwnQueue('review', ownStep) ? toReview : sum(counts, ({ status }) => status === 'PENDING'),
    approve: isOwnQueue('approve', ownStep) ? toApprove : sum(counts, ({ status }) => status === 'REVIEWED'),
  }
}

function useQueues(state: QueueState, isStaff: boolean, counts: Counts | undefined) {
  const ownStep = useOwnStep()
  const waiting = ownStep === 'approve' ? counts?.toApprove : counts?.toReview
  // the menu, which reads its number once a minute, must not contradict the tab
  useEffect(() => {
    if (ownStep !== undefined && waiting !== undefined) setWaitingCount(waiting)
  }, [ownStep, waiting])
  const known = counts === undefined ? {} : countsOf(counts, ownStep)
  return queuesFor(isStaff).map((queue) => {
    return {
      label: queueInfo[queue].label,
      count: known[queue],
      href: queueHref({ ...state, queue, page: 0, sort: sortOf(queue) }, ownStep),
      isCurrent: state.queue === queue,
    }
  })
}

/** Returns the actions the user may take on many requests at once. */
function batchesFor(can: (permission: string) => boolean): BatchAction[] {
  return [
    ...(can('REQUEST_REVIEW') ? (['assign', 'review'] as const) : []),
    ...(can('REQUEST_APPROVE') ? (['approve', 'reject'] as const) : []),
  ]
}

const none: ReadonlySet<string> = new Set()
const waysWith = (placeholder: string) =>
  ({
    search: { by: 'term', label: 'Search requests', placeholder },
    values: queueValues,
    changes: queueChanges,
  }) as const
const staffWays = waysWith('Name, code or person')
const ownWays = waysWith('Name or code')

/** Returns the number of open requests of each type, for the labels of the type filter. */
function useCountsByType(counts: Counts | undefined): ReadonlyMap<RequestType, number> {
  return useMemo(() => {
    const found = new Map<RequestType, number>()
    for (const { type, count } of counts?.open ?? []) found.set(type, (found.get(type) ?? 0) + count)
    return found
  }, [counts])
}

function useQueueTitle(isStaff: boolean): string {
  const title = isStaff ? 'Requests' : 'My requests'
  usePageTitle(title)
  return title
}

/** Remembers the order of the rows shown, for the way from one request to the next. */
function useQueueOrder(state: QueueState, rows: readonly QueueRow[] | undefined, total: number): void {
  const ownStep = useOwnStep()
  useEffect(() => {
    if (rows === undefined) return
    rememberQueue({ state, ownStep, codes: rows.map(({ code }) => code), total })
  }, [rows, state, total, ownStep])
}

/** Headings over the rows by how late they are, while the queue is sorted by that. */
function useGroups(state: QueueState, page: OutputOf<typeof request.list> | undefined) {
  const isGrouped = isGroupedByLateness(state)
  return useMemo(
    () => (isGrouped && page ? { groupOf: countedHeading(page, latenessHeading), isGroupLate: isLate } : {}),
    [isGrouped, page],
  )
}

const emptyOf = (isStaff: boolean) => ({
  title: 'No requests yet',
  text: isStaff
    ? 'Applications and changes that need approval appear here.'
    : 'Changes you ask for appear here, with where each one stands.',
})

const noMatch = (
  <EmptyState title="Nothing waits here">
    No request is in this queue with these filters. Choose another queue or remove a filter.
  </EmptyState>
)

const batchButtons = (batches: readonly BatchAction[], onPress: (action: BatchAction) => void) =>
  batches.map((action) => (
    <Button key={action} size="sm" onPress={() => onPress(action)}>
      {batchLabels[action].label}
    </Button>
  ))

interface QueueDaysProps {
  state: QueueState
  onChange: (changes: Partial<QueueState>) => void
}

function QueueDays({ state, onChange }: QueueDaysProps): ReactElement {
  return (
    <LaterDayFilters
      filters={queueDays}
      state={{ ...state }}
      onChange={(days) => onChange({ ...days, page: 0 })}
    />
  )
}

/** Begins an action on the chosen requests: decisions are prepared on a page of their own, assigning asks for whom. */
function useBatch(query: ReturnType<typeof queueQuery>, chosen: readonly QueueRow[]) {
  const [isAssigning, setAssigning] = useState(false)
  const navigate = useNavigate()
  const begin = (action: BatchAction): void => {
    if (action === 'assign') return setAssigning(true)
    const codes = chosen.map(({ code }) => code)
    void navigate(preparePath({ action, codes, filters: filtersOf(query), isAll: false }))
  }
  return { begin, isAssigning, setAssigning }
}

/** The way to the receipts, for who decides on many requests at once. */
function ReceiptsLink(): ReactElement {
  return (
    <Link href={batchPath()} variant="standalone">
      Receipts of batches
    </Link>
  )
}

/** Requests in their queues, the longest waiting first; what is shown stands in the address. */
export function RequestQueue(): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  const [state, list, change] = useListState(queueSchema, isStaff ? staffWays : ownWays)
  const query = queueQuery(state, useOwnStep())
  const answer = useCall(request.list, { query }, { keepsPrevious: true })
  const batches = batchesFor(useCan())
  const counts = useCall(requestDesk.counts, {}).data
  const people = useCall(requestDesk.assignees, {}, { isEnabled: batches.length > 0 }).data ?? []
  const [selection, setSelection] = useState(none)
  const tabs = useQueues(state, isStaff, counts)
  const byType = useCountsByType(counts)
  const title = useQueueTitle(isStaff)
  const rows = answer.data?.content
  useQueueOrder(state, rows, answer.data?.totalElements ?? 0)
  useShortcuts(listKeys)
  const chosen = (rows ?? []).filter(({ code }) => selection.has(code))
  const { begin, isAssigning, setAssigning } = useBatch(query, chosen)
  const columns = columnsOf(state, isStaff)
  const groups = useGroups(state, answer.data)
  return (
    <Stack gap={4}>
      <PageHeader title={title} actions={batches.length > 0 ? <ReceiptsLink /> : undefined} />
      <PagedList
        label={title}
        nouns={['request', 'requests']}
        name="requests"
        tabs={tabs}
        tabsLabel="Queues"
        columns={columns}
        rowKey={(row) => row.code}
        rowHref={(row) => `${queuePath}/${row.code}`}
        answer={answer}
        {...list}
        {...groups}
        filters={queueFilters(isStaff, { counts: byType, people })}
        tools={isStaff ? <QueueDays state={state} onChange={change} /> : undefined}
        isFiltered={state.queue !== 'all' || state.updatedFrom !== '' || state.updatedTo !== ''}
        exports={{ list: 'request.list', query }}
        empty={emptyOf(isStaff)}
        noMatch={noMatch}
        selectionMode={batches.length > 0 && state.queue !== 'decided' ? 'multiple' : 'none'}
        selection={selection}
        onSelection={setSelection}
        selectionActions={batchButtons(batches, begin)}
      />
      {isAssigning ? (
        <Suspense fallback={null}>
          <BatchDialog action="assign" requests={chosen} onClose={() => setAssigning(false)} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
