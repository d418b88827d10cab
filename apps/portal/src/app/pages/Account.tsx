import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Columns, Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { config } from '../../platform/config.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { DevicesSection } from './account/DevicesSection.tsx'
import { OwnRequests } from './account/OwnRequests.tsx'
import { PasswordSection } from './account/PasswordSection.tsx'
import { SecondFactorSection } from './account/SecondFactorSection.tsx'
import { SingleSignOnSection } from './account/SingleSignOnSection.tsx'

/** Own profile, sign-in and requests; the only page that opens while the password is temporary or a factor is missing. */
export function Account(): ReactElement {
  const { user } = useUser()
  const can = useCan()
  const isOpen = !user.temporaryPassword && !user.lacksFactor
  return (
    <Stack gap={4}>
      <PageHeader
        title="My account"
        meta={[
          `${user.firstName} ${user.lastName}`,
          `Username ${user.username}`,
          user.emailAddress,
          user.role.name,
        ]}
        {...(!can('USER_EDIT') && { description: 'Ask your administrator when something here is wrong.' })}
      />
      {user.temporaryPassword && (
        <Notice tone="attention" title="Choose your own password">
          You signed in with a temporary password. Change it to go on to your work.
        </Notice>
      )}
      {!user.temporaryPassword && user.lacksFactor && (
        <Notice tone="attention" title="Add a second factor">
          Your role decides or administers, so a password alone is not enough. Add an authenticator app to go
          on.
        </Notice>
      )}
      {isOpen ? (
        <Columns ratio="1/1" gap={4}>
          <Stack gap={4}>
            <PasswordSection />
            {can('REQUEST_VIEW') && <OwnRequests />}
          </Stack>
          <Stack gap={4}>
            <SecondFactorSection />
            <DevicesSection />
            {config.signOn !== '' && user.linkedCode === null && <SingleSignOnSection />}
          </Stack>
        </Columns>
      ) : (
        <>
          {!user.temporaryPassword && <SecondFactorSection />}
          <PasswordSection />
        </>
      )}
    </Stack>
  )
}
