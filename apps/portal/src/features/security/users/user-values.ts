import type { Marker } from '@capiz/domain/access'
import type { UserRow } from './columns.tsx'

/** The form values of a user; role 0 is none yet. */
export interface UserValues {
  id?: number
  version?: number
  username: string
  emailAddress: string
  firstName: string
  lastName: string
  roleId: number
  linkedCode: string
  deleted: boolean
}

/** Returns the initial values of the form: a saved user, or none. */
export function valuesOf(record: UserRow | undefined): UserValues {
  return {
    ...(record && { id: record.id, version: record.version }),
    username: record?.username ?? '',
    emailAddress: record?.emailAddress ?? '',
    firstName: record?.firstName ?? '',
    lastName: record?.lastName ?? '',
    roleId: record?.role.id ?? 0,
    linkedCode: record?.linkedCode ?? '',
    deleted: record?.deleted ?? false,
  }
}

/** The body of the save: codes in capitals, no code as none, and none for staff, whose form shows no field for it. */
export function sent(
  values: UserValues,
  marker?: Marker,
): Omit<UserValues, 'linkedCode'> & { linkedCode: string | null } {
  const code = marker === 'ADMIN' ? '' : values.linkedCode.trim().toUpperCase()
  return { ...values, username: values.username.trim().toLowerCase(), linkedCode: code === '' ? null : code }
}
