import { timeline } from '@capiz/api/contract/timeline'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { Pagination } from '@capiz/ui/Pagination'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useCall } from '../../../lib/query.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
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
          <ErrorState
            title="The history could not be read"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {wordsForError(error)}
          </ErrorState>
        ) : data === undefined ? (
          <LoadingLines count={8} />
        ) : data.content.length === 0 && isFiltered ? (
          <EmptyState
            title="No event matches"
            actions={<Button onPress={() => change(timelineChanges({}))}>Show everything</Button>}
          />
        ) : (
          <>
            <Timeline label="History" entries={data.content.map((row) => entryOf(row, code))} isGrouped />
            {data.totalElements > data.numberOfElements ? (
              <Pagination
                label="History, pages"
                page={data}
                onChange={({ page, size }) => change({ page, size })}
              />
            ) : null}
          </>
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
