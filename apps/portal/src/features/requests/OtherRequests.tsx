import { isOpenRequest } from '@capiz/domain/request'
import type { ReactElement } from 'react'
import { useOpenRequests } from '../../patterns/open-requests.ts'
import { OpenRequestsCard } from '../../patterns/OpenRequestsCard.tsx'
import type { RequestView } from './review-model.ts'

/** The other requests about the same provider that wait for a decision: who decides on one sees them beside it. */
export function OtherRequests({ view }: { view: RequestView }): ReactElement | null {
  const open = useOpenRequests(isOpenRequest(view.status) ? (view.targetCode ?? '') : '') ?? []
  const rows = open.filter(({ code }) => code !== view.code)
  const title =
    rows.length === 1 ? 'Another change waits for approval' : `${rows.length} other changes wait for approval`
  return <OpenRequestsCard title={title} rows={rows} />
}
