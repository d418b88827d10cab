import { user } from '@capiz/api/contract/auth'
import { isApiError } from '@capiz/api/client'
import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Link, LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Columns, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { config } from '../../../platform/config.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { momentText } from '../moments.ts'
import { securityPath } from '../paths.ts'
import { fullName, type UserRow } from './columns.tsx'
import { Sessions } from './Sessions.tsx'
import { UserActions } from './UserActions.tsx'
import { userStatus } from './user-state.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

function providerPath(code: string): string {
  return code.startsWith('PHY') ? `/doctor/${code}` : `/health-facility/${code}`
}

function facts(record: UserRow) {
  return [
    { id: 'username', label: 'Username', value: record.username },
    { id: 'email', label: 'E-mail address', value: record.emailAddress },
    { id: 'role', label: 'Role', value: record.role.name },
    {
      id: 'linked',
      label: 'Belongs to',
      value:
        record.linkedCode === null ? (
          'The whole network (staff)'
        ) : (
          <Link href={providerPath(record.linkedCode)}>{record.linkedCode}</Link>
        ),
    },
    {
      id: 'password',
      label: 'Password',
      value: record.temporaryPassword ? 'Temporary, to be changed at the next sign-in' : 'Own',
    },
    ...(config.signOn === ''
      ? []
      : [
          {
            id: 'sign-on',
            label: 'Single sign-on',
            value: record.singleSignOn ? `Linked to ${config.signOn}` : 'Not linked',
          },
        ]),
    { id: 'factor', label: 'Second factor', value: record.secondFactor ? 'Authenticator app' : 'None' },
    { id: 'login', label: 'Last sign-in', value: momentText(record.lastLogin, 'Never') },
  ]
}

function Record({ record }: { record: UserRow }): ReactElement {
  usePageTitle(fullName(record))
  const mayEdit = useCan()('USER_EDIT')
  return (
    <Stack gap={5}>
      <PageHeader
        title={fullName(record)}
        status={<StatusBadge {...userStatus[record.status]} />}
        meta={[record.code, record.role.name]}
        actions={mayEdit ? <UserActions record={record} /> : undefined}
      />
      <Columns ratio="1/1">
        <Card title="Account">
          <DescriptionList facts={facts(record)} />
        </Card>
        <Sessions record={record} />
      </Columns>
    </Stack>
  )
}

/** One user: the account, the sign-ins, and what can be done about both. */
export function UserRecord(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(user.get, { params: { code } })
  const back = <LinkButton href={`${securityPath}/users`}>All users</LinkButton>
  if (answer.data !== undefined) {
    return (
      <Stack gap={4}>
        <TopCrumbs
          items={[{ label: 'Users', href: `${securityPath}/users` }, { label: fullName(answer.data) }]}
        />
        <Record key={code} record={answer.data} />
      </Stack>
    )
  }
  if (answer.isPending) {
    return (
      <Card>
        <LoadingLines count={6} />
      </Card>
    )
  }
  if (isApiError(answer.error) && [400, 404, 422].includes(answer.error.status)) {
    return (
      <NotFound title="User not found" actions={back}>
        {`There is no user with the code ${code}. Look for the name in the list.`}
      </NotFound>
    )
  }
  return <ReadError title="The user could not be read" level={1} answer={answer} />
}
