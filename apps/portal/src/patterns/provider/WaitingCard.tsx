import type { ReactElement } from 'react'
import { useOpenRequests } from '../open-requests.ts'
import { OpenRequestsCard } from '../OpenRequestsCard.tsx'
import { useProvider } from './provider.ts'

/** Requests about the provider that wait for a decision: what was requested is not in the record yet. */
export function WaitingCard(): ReactElement | null {
  const rows = useOpenRequests(useProvider().code) ?? []
  const title = rows.length === 1 ? 'A change waits for approval' : `${rows.length} changes wait for approval`
  return <OpenRequestsCard title={title} rows={rows} />
}
