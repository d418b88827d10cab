import type { Permission } from '@capiz/domain/access'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { useCan } from '../../app/session/session.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { securityPath } from './paths.ts'

interface Part {
  path: string
  label: string
  needs: Permission
  description: string
  Screen: ComponentType
}

const parts: readonly Part[] = [
  {
    path: 'users',
    label: 'Users',
    needs: 'USER_VIEW',
    description: 'Everybody who can sign in, with their role and how they stand.',
    Screen: lazyScreen(
      () => import('./users/UserList.tsx'),
      (m) => m.UserList,
    ),
  },
  {
    path: 'roles',
    label: 'Roles',
    needs: 'USER_VIEW',
    description: 'What each role may do, and how many people hold it.',
    Screen: lazyScreen(
      () => import('./roles/Roles.tsx'),
      (m) => m.Roles,
    ),
  },
  {
    path: 'report-groups',
    label: 'Report groups',
    needs: 'REPORT_GROUP_EDIT',
    description: 'A role may run a report when a group in use lists both.',
    Screen: lazyScreen(
      () => import('./groups/ReportGroups.tsx'),
      (m) => m.ReportGroups,
    ),
  },
  {
    path: 'mail',
    label: 'Mail',
    needs: 'USER_EDIT',
    description:
      'Mail of the system and whether it arrived at the mail server. Its text is not kept on screen.',
    Screen: lazyScreen(
      () => import('./Outbox.tsx'),
      (m) => m.Outbox,
    ),
  },
  {
    path: 'settings',
    label: 'Settings',
    needs: 'ROLE_EDIT',
    description:
      'The configuration in force. It is set where the server runs; passwords and keys are not shown.',
    Screen: lazyScreen(
      () => import('./Settings.tsx'),
      (m) => m.Settings,
    ),
  },
]

const UserRecord = lazyScreen(
  () => import('./users/UserRecord.tsx'),
  (m) => m.UserRecord,
)
const RoleView = lazyScreen(
  () => import('./roles/RoleView.tsx'),
  (m) => m.RoleView,
)

/** One part under the common head, beside the others that may be opened. */
function Framed({ part, open }: { part: Part; open: readonly Part[] }): ReactElement {
  const { pathname } = useLocation()
  return (
    <Stack gap={5}>
      <PageHeader title="Users and roles" description={part.description} />
      <TabNav
        label="Users and roles"
        items={open.map(({ path, label }) => ({
          label,
          href: `${securityPath}/${path}`,
          isCurrent: pathname === `${securityPath}/${path}`,
        }))}
      />
      <Suspense fallback={<Waiting />}>
        <part.Screen />
      </Suspense>
    </Stack>
  )
}

/** Who may do what: users, roles, report groups, and what administrators look after beside them. */
export function Security(): ReactElement {
  const can = useCan()
  const open = parts.filter(({ needs }) => can(needs))
  const [first] = open
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route index element={first ? <Navigate to={first.path} replace /> : null} />
        {open.map((part) => (
          <Route key={part.path} path={part.path} element={<Framed part={part} open={open} />} />
        ))}
        {can('USER_VIEW') ? <Route path="users/:code" element={<UserRecord />} /> : null}
        {can('ROLE_EDIT') ? <Route path="roles/:id" element={<RoleView />} /> : null}
        <Route
          path="*"
          element={
            <NotFound
              title="This part does not exist"
              actions={<LinkButton href={securityPath}>Users and roles</LinkButton>}
            >
              The address may be mistyped, or you may not see this part.
            </NotFound>
          }
        />
      </Routes>
    </Suspense>
  )
}
