import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
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
  const facts = [
    { id: 'name', label: 'Name', value: `${user.firstName} ${user.lastName}` },
    { id: 'username', label: 'Username', value: user.username },
    { id: 'email', label: 'E-mail address', value: user.emailAddress },
    { id: 'role', label: 'Role', value: user.role.name },
  ]
  return (
    <Stack gap={6}>
      <PageHeader title="My account" />
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
      {!user.temporaryPassword && user.lacksFactor && <SecondFactorSection />}
      <PasswordSection />
      {!user.temporaryPassword && !user.lacksFactor && (
        <>
          <SecondFactorSection />
          {config.signOn !== '' && user.linkedCode === null && <SingleSignOnSection />}
          <DevicesSection />
          <Card title="Profile" description="Ask your administrator when something here is wrong.">
            <DescriptionList facts={facts} />
          </Card>
          {can('REQUEST_VIEW') && <OwnRequests />}
        </>
      )}
    </Stack>
  )
}
