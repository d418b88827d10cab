import { request } from '@capiz/api/contract/request'
import { requestStatusPresentation } from '@capiz/domain/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { manilaDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Timeline, type TimelineEntry } from '@capiz/ui/Timeline'
import type { UserRequestRow } from '@capiz/api/schema/request'
import type { ReactElement } from 'react'
import type { InferOutput } from 'valibot'
import { useCall } from '../../platform/data/query.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

const query = { status: 'APPROVED,REJECTED,CANCELLED', sort: 'decidedDate,DESC', size: 6, page: 0 }

/** Returns a decided request as an entry of the timeline: about whom first, then what was decided. */
function entryOf(row: InferOutput<typeof UserRequestRow>): TimelineEntry {
  const { tone, label, icon } = requestStatusPresentation[row.status]
  return {
    id: row.code,
    title: row.targetName || row.code,
    text: `${requestTypeInfo[row.type].label} ${label.toLowerCase()}`,
    tone,
    icon,
    who: row.decidedBy ?? undefined,
    day: manilaDay(new Date(row.decidedDate ?? row.requestedDate)),
    href: `/dashboard/requests/${row.code}`,
  }
}

/** The latest decisions on requests. */
export function RecentDecisions(): ReactElement {
  const { data, error, isFetching, refetch } = useCall(request.list, { query })
  return (
    <Card title="Recent decisions">
      {data !== undefined ? (
        <Timeline label="Recent decisions" entries={data.content.map(entryOf)} empty="No decision yet." />
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
