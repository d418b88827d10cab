import { document } from '@capiz/api/contract/document'
import { activityLog, auditLog } from '@capiz/api/contract/log'
import { request } from '@capiz/api/contract/request'
import { useCan } from '../../../app/session/session.ts'
import { useCall } from '../../../lib/query.tsx'
import { usePersonNames } from '../../people.ts'
import { useProvider, useHistory, useMay } from '../provider.ts'
import {
  activityEvent,
  changeEvent,
  documentEvent,
  inOrder,
  type RecordEvent,
  requestEvent,
  statusEvent,
} from './entries.ts'

/** Events of each kind that are read at most. */
const most = 100

/** Everything that happened to the provider and that the caller may see, newest first. */
export function useEvents(): {
  events: RecordEvent[]
  isLoading: boolean
  failed: boolean
  retry: () => void
} {
  const { code, kind } = useProvider()
  const may = useMay()
  const canSeeRequests = useCan()('REQUEST_VIEW')
  const size = most
  const history = useHistory(code)
  const requests = useCall(
    request.list,
    { query: { applicantCode: code, size, sort: 'updatedDate,DESC' } },
    { isEnabled: canSeeRequests },
  )
  const files = useCall(document.files, { params: { entity: kind.documents }, query: { code } })
  const activities = useCall(
    activityLog.list,
    { query: { applicantCode: code, size } },
    { isEnabled: may('view-activity') },
  )
  const changes = useCall(
    auditLog.list,
    { query: { entityCode: code, size } },
    { isEnabled: may('view-audit') },
  )
  const all = [history, requests, files, activities, changes]
  const events = inOrder([
    ...(history.data?.content.map(statusEvent) ?? []),
    ...(requests.data?.content.map(requestEvent) ?? []),
    ...(files.data?.map(documentEvent) ?? []),
    ...(activities.data?.content.map(activityEvent) ?? []),
    // status changes and documents are in the stream already
    ...(changes.data?.content.filter(({ action }) => action !== 'STATUS').map(changeEvent) ?? []),
  ])
  const nameOf = usePersonNames(events.map(({ who }) => who))
  return {
    events: events.map((event) => (event.who === undefined ? event : { ...event, who: nameOf(event.who) })),
    isLoading: all.some((one) => one.isLoading),
    failed: all.some((one) => one.isError),
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch()
    },
  }
}
