import type { OutputOf } from '@capiz/api/contract/define'
import type { reportGroup } from '@capiz/api/contract/report'

/** A report group as the wire brings it. */
export type GroupRow = OutputOf<typeof reportGroup.list>['content'][number]

/** The form values of a report group. */
export interface GroupValues {
  id?: number
  version?: number
  groupName: string
  description: string
  reportNames: string[]
  roleCodes: string[]
}

/** Returns the initial values of the form: a saved group, or none. */
export function valuesOf(record: GroupRow | undefined): GroupValues {
  return {
    ...(record && { id: record.id, version: record.version ?? undefined }),
    groupName: record?.groupName ?? '',
    description: record?.description ?? '',
    reportNames: [...(record?.reportNames ?? [])],
    roleCodes: [...(record?.roleCodes ?? [])],
  }
}

/** The body of the save. */
export function sent({ description, ...values }: GroupValues) {
  return { ...values, description: description.trim() === '' ? null : description }
}
