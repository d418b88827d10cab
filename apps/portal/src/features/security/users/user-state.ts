import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import type { Tone } from '@capiz/ui/tokens'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'

const sorts = ['username', 'lastName', 'role', 'lastLogin', 'emailAddress'].flatMap((property) => [
  `${property},ASC`,
  `${property},DESC`,
])

/** How a user can stand. */
export type UserStatus = 'ACTIVE' | 'LOCKED' | 'DISABLED'

/** The label and tone of each user status. */
export const userStatus: Readonly<Record<UserStatus, { label: string; tone: Tone }>> = {
  ACTIVE: { label: 'Active', tone: 'positive' },
  LOCKED: { label: 'Locked', tone: 'stopped' },
  DISABLED: { label: 'Disabled', tone: 'neutral' },
}

/** The state of the list of users, stored in the URL. */
export interface UserListState {
  page: number
  size: number
  sort: string
  /** part of a first and last name */
  name: string
  username: string
  role: string
  status: '' | UserStatus
}

/** How the address is read. */
export const userListSchema: UrlSchema<UserListState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, 'lastName,ASC'),
  name: text,
  username: text,
  role: text,
  status: oneOf(['', 'ACTIVE', 'LOCKED', 'DISABLED'], ''),
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list for a state. */
export function userQuery({ page, size, sort, name, username, role, status }: UserListState) {
  return {
    page,
    size,
    sort,
    name: given(name),
    username: given(username),
    roleCode: given(role),
    status: given(status),
  }
}

/** The filters above the list; the roles are those there are. */
export function userFilters(roles: readonly FilterOption[]): FilterDeclaration[] {
  return [
    { id: 'role', label: 'Role', kind: 'one', isSuggested: true, options: roles },
    {
      id: 'status',
      label: 'Status',
      kind: 'one',
      isSuggested: true,
      options: Object.entries(userStatus).map(([value, { label }]) => ({ value, label })),
    },
    { id: 'username', label: 'Username', kind: 'text' },
  ]
}

/** The set filters as the chips show them. */
export function userValues({ role, status, username }: UserListState): FilterValues {
  return {
    ...(role && { role: [role] }),
    ...(status && { status: [status] }),
    ...(username && { username: [username] }),
  }
}

/** Returns the changes to the URL state when the filter chips change. */
export function userChanges(values: FilterValues): Partial<UserListState> {
  return {
    page: 0,
    role: values['role']?.[0] ?? '',
    status: (values['status']?.[0] ?? '') as UserListState['status'],
    username: values['username']?.[0] ?? '',
  }
}
