import type { user } from '@capiz/api/contract/auth'
import type { OutputOf } from '@capiz/api/contract/define'
import { personName } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { momentText } from '../moments.ts'
import { userStatus } from './user-state.ts'

/** A user as the wire brings it. */
export type UserRow = OutputOf<typeof user.list>['content'][number]

/** First and last name of a user. */
export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Columns of the list of users. */
export const userColumns: readonly Column<UserRow>[] = [
  { id: 'name', header: 'Name', text: personName, sort: 'lastName', minWidth: 180 },
  {
    id: 'username',
    header: 'Username',
    text: (row) => row.username,
    sort: 'username',
    isLabelHidden: true,
    priority: 2,
    minWidth: 140,
  },
  {
    id: 'role',
    header: 'Role',
    text: (row) => row.role.name,
    sort: 'role',
    isLabelHidden: true,
    priority: 1,
    minWidth: 204,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => userStatus[row.status].label,
    isUsual: ({ status }) => status === 'ACTIVE',
    cell: ({ status }) => <StatusBadge {...userStatus[status]} size="sm" />,
    priority: 1,
    minWidth: 110,
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    kind: 'date',
    text: (row) => momentText(row.lastLogin, 'Never'),
    sort: 'lastLogin',
    priority: 3,
    minWidth: 150,
  },
  {
    id: 'email',
    header: 'E-mail',
    text: (row) => row.emailAddress,
    sort: 'emailAddress',
    isLabelHidden: true,
    priority: 4,
    minWidth: 280,
  },
]
