import type { UserRequestRow } from '@capiz/api/schema/request'
import { requestStatusPresentation, requestTypeInfo } from '@capiz/domain/request'
import { manilaDay } from '@capiz/domain/time'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import type { InferOutput } from 'valibot'

/** The query of the latest decisions on requests. */
export const latestDecisions = {
  status: 'APPROVED,REJECTED,CANCELLED',
  sort: 'decidedDate,DESC',
  size: 6,
  page: 0,
}

/** Returns a decided request as an entry of the timeline: about whom first, then what was decided. */
export function decisionEntry(row: InferOutput<typeof UserRequestRow>) {
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
  } satisfies TimelineEntry
}
