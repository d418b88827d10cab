import type { ReactElement } from 'react'
import { useState } from 'react'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Link } from '@capiz/ui/Link'

export default { title: 'Examples/ErrorState' }

/** The failure, its reason and what to do; the button tries again. */
export function TryAgain(): ReactElement {
  const [isPending, setPending] = useState(false)
  return (
    <ErrorState title="The record could not be read" isPending={isPending} onRetry={() => setPending(true)}>
      The server did not answer in time. Check the connection, then try again.
    </ErrorState>
  )
}

/** If trying again is of no use, it offers the way on. */
export function OtherWay(): ReactElement {
  return (
    <ErrorState
      title="The document cannot be shown"
      actions={
        <Link variant="standalone" href="#file" download="licence.pdf">
          Download the file (PDF, 1.2 MB)
        </Link>
      }
    >
      The file is damaged. You can still download it.
    </ErrorState>
  )
}

/** A code alone: it helps nobody but us. */
export function DontShowCodes(): ReactElement {
  return <ErrorState title="Error 504 GATEWAY_TIMEOUT" />
}

/** A failure without a way on. */
export function DontEndThere(): ReactElement {
  return <ErrorState title="The document cannot be shown">Something went wrong.</ErrorState>
}
