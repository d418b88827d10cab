import { Heading } from '@capiz/ui/Heading'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useEffect, useState } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { Waiting } from '../../../platform/feedback/Waiting.tsx'
import { confirmThere } from '../../../platform/session/sign-on.ts'

let leaving: Promise<void> | undefined

/** The window of a fresh sign-in: leads on to the identity provider at once. */
export function SignOnConfirm(): ReactElement {
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    leaving ??= confirmThere()
    leaving.catch(setFailure)
  }, [])
  if (failure === undefined) return <Waiting />
  return (
    <Stack gap={6}>
      <Heading level={1}>Confirm sign-in</Heading>
      <Notice tone="danger" title="You could not be asked to sign in again" isLive>
        {errorMessage(failure)} Close this window, then try again.
      </Notice>
    </Stack>
  )
}
