import type { ReactElement } from 'react'
import { Route } from 'react-router-dom'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { useCan } from '../../platform/session/session.ts'
import { type AreaPart, TabbedParts } from '../../patterns/TabbedParts.tsx'
import { securityPath } from './paths.ts'

const parts: readonly AreaPart[] = [
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
    path: 'to-confirm',
    label: 'To confirm',
    needs: 'USER_EDIT',
    description:
      'Changes of access and erasures of persons; a second person confirms each before it takes effect.',
    Screen: lazyScreen(
      () => import('./changes/AccessChanges.tsx'),
      (m) => m.AccessChanges,
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

/** Shows access control: users, roles, report groups, and the other parts administrators maintain. */
export function Security(): ReactElement {
  const can = useCan()
  return (
    <TabbedParts title="Users and roles" base={securityPath} parts={parts}>
      {can('USER_VIEW') ? <Route path="users/:code" element={<UserRecord />} /> : null}
      {can('ROLE_EDIT') ? <Route path="roles/:id" element={<RoleView />} /> : null}
    </TabbedParts>
  )
}
