import { Button } from '@capiz/ui/Button'
import { type ReactElement, useState } from 'react'
import { config } from '../../../platform/config.ts'
import { reportFailure } from '../../../platform/feedback/report-error.ts'
import { signOnMessage } from '../../../platform/session/sign-on-message.ts'
import { load } from '../../../platform/loading/lazy-screen.ts'

/** Leads to the identity provider of the installation; what that takes is fetched with the press. */
export function SignOnButton({
  variant,
  invitation,
  onProblem,
}: {
  variant: 'primary' | 'secondary'
  invitation?: string
  onProblem: (message: string) => void
}): ReactElement {
  const [isPending, setPending] = useState(false)
  async function go(): Promise<void> {
    setPending(true)
    try {
      const { signInThere } = await load(() => import('../../../platform/session/sign-on.ts'))
      await signInThere(invitation)
    } catch (error) {
      reportFailure(error)
      onProblem(signOnMessage(error))
      setPending(false)
    }
  }
  return (
    <Button
      variant={variant}
      isFullWidth
      isPending={isPending}
      pendingLabel={`Opening ${config.signOn}`}
      onPress={() => void go()}
    >
      {`Sign in with ${config.signOn}`}
    </Button>
  )
}
