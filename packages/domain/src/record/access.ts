import type { Permission } from '../access/index.ts'
import { recordKind, recordKindNames, type RecordKindName } from './kinds.ts'

/** Permissions to see and to change the records of a kind. */
type RecordPermissions = { readonly view: Permission; readonly edit: Permission }

const checkIns = { view: 'CHECKIN_VIEW', edit: 'CHECKIN_EDIT' } as const
const compliance = { view: 'COMPLIANCE_VIEW', edit: 'COMPLIANCE_EDIT' } as const
const support = { view: 'HF_VIEW', edit: 'HF_SUPPORT_EDIT' } as const

/** Permissions of every kind of record (domain model 5.1). */
export const recordAccess: Readonly<Record<RecordKindName, RecordPermissions>> = {
  'dentist-check-in': checkIns,
  'facility-check-in': checkIns,
  'non-conformity': compliance,
  'document-tracker': compliance,
  'inquiry-report': compliance,
  'correction-notice': compliance,
  violation: compliance,
  'special-arrangement': { view: 'SA_VIEW', edit: 'SA_EDIT' },
  'mobile-device': support,
  'settlement-terminal': support,
  'service-team': support,
}

/** Returns the permission of each kind of record that carries files. */
export function filePermissions(act: keyof RecordPermissions): Readonly<Record<string, Permission>> {
  const kinds = recordKindNames.filter((kind) => recordKind(kind).files > 0)
  return Object.fromEntries(kinds.map((kind) => [kind, recordAccess[kind][act]]))
}
