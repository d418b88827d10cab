import { Heading } from '@capiz/ui/Heading'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '../../../platform/config.ts'
import { SignOnButton } from './SignOnButton.tsx'

/** The page behind a mailed invitation: it links the identity of the one who signs in next. */
export function SignOnInvitation(): ReactElement {
  const invitation = useLocation().hash.slice(1)
  const [problem, setProblem] = useState<string>()
  return (
    <Stack gap={6}>
      <Heading level={1}>{config.signOn === '' ? 'Accept an invitation' : `Link ${config.signOn}`}</Heading>
      {problem !== undefined && (
        <Notice tone="danger" title="Nothing was linked" isLive>
          {problem}
        </Notice>
      )}
      {invitation === '' || config.signOn === '' ? (
        <Text>Open this page by the link in the mail that invites you.</Text>
      ) : (
        <>
          <Text>
            Sign in there as yourself. The identity you use is linked to your account, and you sign in with it
            from then on.
          </Text>
          <SignOnButton variant="primary" invitation={invitation} onProblem={setProblem} />
        </>
      )}
    </Stack>
  )
}
