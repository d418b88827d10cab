import { timeline } from '@capiz/api/contract/timeline'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { Pagination } from '@capiz/ui/Pagination'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { ListExport } from '../../ListExport.tsx'
import { LoadingLines } from '../../LoadingLines.tsx'
import { today } from '../../today.ts'
import { useMay, useProvider } from '../provider.ts'
import {
  entryOf,
  timelineChanges,
  timelineFilters,
  timelineQuery,
  timelineSchema,
  timelineValues,
} from './timeline-state.ts'
import type { OutputOf } from '@capiz/api/contract/define'
import { ReadError } from '../../ReadError.tsx'

const ActivityDialog = lazy(async () => ({
  default: (await load(() => import('./ActivityDialog.tsx'))).ActivityDialog,
}))

/** Everything that happened to the provider in one stream, by day; what is shown stands in the address. */
export function History(): ReactElement {
  const { code } = useProvider()
  const may = useMay()
  const [state, change] = useUrlState(timelineSchema)
  const [isAdding, setAdding] = useState<boolean>()
  const query = timelineQuery(code, state, today())
  const { data, error, isFetching, refetch } = useCall(timeline.list, { query }, { keepsPrevious: true })
  const values = timelineValues(state)
  const isFiltered = Object.keys(values).length > 0
  return (
    <Card
      title="History"
      actions={
        <Inline gap={2}>
          <ListExport list={timeline.list.id} query={query} total={data?.totalElements} />
          {may('add-activity') ? <Button onPress={() => setAdding(true)}>Add activity</Button> : null}
        </Inline>
      }
    >
      <Stack gap={4}>
        <FilterBar
          label="Filter events"
          filters={timelineFilters(may)}
          values={values}
          onChange={(next) => change(timelineChanges(next))}
          resultCount={data?.totalElements}
        />
        {error !== null ? (
          <ReadError title="The history could not be read" answer={{ error, refetch, isFetching }} />
        ) : data === undefined ? (
          <LoadingLines count={8} />
        ) : data.content.length === 0 && isFiltered ? (
          <EmptyState
            title="No event matches"
            actions={<Button onPress={() => change(timelineChanges({}))}>Show everything</Button>}
          />
        ) : (
          <Events page={data} onPlace={change} />
        )}
      </Stack>
      {isAdding === undefined ? null : (
        <Suspense fallback={null}>
          <ActivityDialog isOpen={isAdding} onOpenChange={setAdding} />
        </Suspense>
      )}
    </Card>
  )
}

interface EventsProps {
  page: OutputOf<typeof timeline.list>
  onPlace: (place: { page: number; size: number }) => void
}

function Events({ page, onPlace }: EventsProps): ReactElement {
  const { code } = useProvider()
  return (
    <>
      <Timeline label="History" entries={page.content.map((row) => entryOf(row, code))} isGrouped />
      {page.totalElements > page.numberOfElements ? (
        <Pagination
          label="History, pages"
          page={page}
          onChange={(next) => onPlace({ page: next.page, size: next.size })}
        />
      ) : null}
    </>
  )
}
