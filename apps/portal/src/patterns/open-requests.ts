import type { OutputOf } from '@capiz/api/contract/define'
import { request } from '@capiz/api/contract/request'
import { useCan } from '../platform/session/session.ts'
import { useCall } from '../platform/data/query.tsx'

/** A request that waits for a decision. */
export type OpenRequest = OutputOf<typeof request.list>['content'][number]

/** The requests about a facility or physician that wait for a decision; undefined while they are not known. */
export function useOpenRequests(code: string) {
  const isEnabled = useCan()('REQUEST_VIEW') && code !== ''
  // as many as there can be: they are counted, and looked through for one kind
  const query = { applicantCode: code, status: 'PENDING,REVIEWED', size: 100 }
  return useCall(request.list, { query }, { isEnabled }).data?.content
}
