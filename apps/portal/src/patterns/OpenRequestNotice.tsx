import type { RequestType } from '@capiz/domain/request'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { useOpenRequests } from './open-requests.ts'

/** Says, before anything is typed in vain, that a request of this kind is open: a second one is refused. */
export function OpenRequestNotice({ code, type }: { code: string; type: RequestType }): ReactElement | null {
  const open = useOpenRequests(code)?.find((row) => row.type === type)
  if (open === undefined) return null
  return (
    <Notice tone="attention" title="A request of this kind is already open">
      <p>
        Wait for the decision on{' '}
        <Link href={`/dashboard/requests/${open.code}`}>{`request ${open.code}`}</Link>, or cancel it, before
        you send another. What you type here is kept as a draft.
      </p>
    </Notice>
  )
}
