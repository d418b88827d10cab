import { request } from '@capiz/api/contract/request'
import { Card } from '@capiz/ui/Card'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'
import { decisionEntry, latestDecisions } from './decisions.ts'

/** The latest decisions on requests. */
export function RecentDecisions(): ReactElement {
  const { data, error, isFetching, refetch } = useCall(request.list, { query: latestDecisions })
  return (
    <Card title="Recent decisions">
      {data !== undefined ? (
        <Timeline
          label="Recent decisions"
          entries={data.content.map(decisionEntry)}
          empty="No decision yet."
        />
      ) : error === null ? (
        <LoadingLines count={6} />
      ) : (
        <ReadError
          title="The decisions could not be read"
          level={3}
          answer={{ error, refetch, isFetching }}
        />
      )}
    </Card>
  )
}
