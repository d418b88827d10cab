import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { Notice } from '@capiz/ui/Notice'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { someOf, useUrlState } from '../../../lib/url-state.ts'
import { useMay } from '../provider.ts'
import { eventKinds } from './entries.ts'
import { useEvents } from './events.ts'

const ActivityDialog = lazy(async () => ({
  default: (await load(() => import('./ActivityDialog.tsx'))).ActivityDialog,
}))

const schema = { kind: someOf(eventKinds) }

const labels = {
  status: 'Status changes',
  request: 'Requests',
  document: 'Documents',
  activity: 'Activities',
  change: 'Changes of the record',
}

/** Events shown before the rest is asked for. */
const step = 40

/** Everything that happened to the provider in one stream, by day; the kinds shown stand in the address. */
export function History(): ReactElement {
  const [{ kind }, change] = useUrlState(schema)
  const { events, isLoading, failed, retry } = useEvents()
  const may = useMay()
  const [limit, setLimit] = useState(step)
  const [isAdding, setAdding] = useState<boolean>()
  const wanted = kind.length === 0 ? events : events.filter((event) => kind.includes(event.kind))
  const kinds = eventKinds
    .filter((each) => (each === 'activity' ? may('view-activity') : each !== 'change' || may('view-audit')))
    .map((value) => ({ value, label: labels[value] }))
  return (
    <Card
      title="History"
      actions={
        may('add-activity') ? (
          <Button size="sm" onPress={() => setAdding(true)}>
            Add activity
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <FilterBar
          label="Filter events"
          filters={[{ id: 'kind', label: 'Kind', kind: 'many', isSuggested: true, options: kinds }]}
          values={kind.length === 0 ? {} : { kind }}
          onChange={(values) => change({ kind: eventKinds.filter((each) => values['kind']?.includes(each)) })}
          resultCount={wanted.length}
        />
        {failed ? (
          <Notice
            kind="danger"
            title="Part of the history could not be read"
            isLive
            actions={<Button onPress={retry}>Try again</Button>}
          >
            What could be read is shown below.
          </Notice>
        ) : null}
        {isLoading && wanted.length === 0 ? (
          <Stack gap={4}>
            <Skeleton width={40} />
            <Skeleton width={32} />
            <Skeleton width={48} />
          </Stack>
        ) : wanted.length === 0 && kind.length > 0 ? (
          <EmptyState
            title="No event of this kind"
            actions={<Button onPress={() => change({ kind: [] })}>Show all kinds</Button>}
          />
        ) : (
          <Timeline label="History" entries={wanted.slice(0, limit)} isGrouped />
        )}
        {wanted.length > limit ? (
          <div>
            <Button
              onPress={() => setLimit(limit + step)}
            >{`Show older (${wanted.length - limit} more)`}</Button>
          </div>
        ) : null}
      </Stack>
      {isAdding === undefined ? null : (
        <Suspense fallback={null}>
          <ActivityDialog isOpen={isAdding} onOpenChange={setAdding} />
        </Suspense>
      )}
    </Card>
  )
}
