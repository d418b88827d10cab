import { LinkButton } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { useCan } from '../platform/session/session.ts'

/** Leads from a list without a match to the requests: an applicant is on the list only once approved. */
export function SearchRequests({ term }: { term: string }): ReactElement | null {
  const can = useCan()
  if (term === '' || !can('REQUEST_VIEW')) return null
  const query = new URLSearchParams({ term })
  return (
    <LinkButton href={`/dashboard/requests?${query.toString()}`}>
      Search the applications and requests
    </LinkButton>
  )
}
