import type { AuditLog } from '@capiz/api/schema/log'
import { isReferenceBase, referenceLists } from '@capiz/domain/reference'
import type { AuditEntry } from '@capiz/ui/accreditation/AuditTrail'
import type { InferOutput } from 'valibot'
import { changeRows, changeValues } from '../../patterns/change-text.ts'
import { recordPath } from '../../patterns/record-path.ts'
import { namedRecord } from './named-record.ts'

/** A row of the audit log as the wire brings it. */
export type AuditRow = InferOutput<typeof AuditLog>

const verbs: Readonly<Record<string, string>> = {
  CREATE: 'added',
  UPDATE: 'changed',
  DELETE: 'deleted',
  STATUS: 'changed the status of',
  DOWNLOAD: 'downloaded',
  VIEW: 'looked at',
  REFUSED: 'was refused',
}

/** Topics that are deeds of their own. */
const deeds: Readonly<Record<string, string>> = {
  'User locked': 'locked user',
  'User unlocked': 'unlocked user',
  'Session ended': 'ended the session of user',
  'Record read': 'read the record',
  'Records read in bulk': 'read many records with call',
  'Refused sign-in': 'could not sign in as user',
  'Refused password change': 'gave a wrong current password, user',
  'Refused call': 'was refused call',
  'Role, dry view': 'looked at the product as role',
  'Mail tried again': 'had mail tried again,',
}

/** Fields that hold the status of a record. */
const statusFields: ReadonlySet<string> = new Set(['status', 'accreditationStatusCode'])

/** Returns the noun for the record of an entry; lists and requests have their everyday names. */
function subjectOf({ auditTopic, entityType }: AuditRow): string {
  const name = isReferenceBase(entityType) ? referenceLists[entityType].entity : auditTopic
  const noun = name.charAt(0).toLowerCase() + name.slice(1)
  return entityType === 'user-request' ? `${noun} request` : noun
}

/** Returns the record by name and code; for a role its code in plain letters. */
function nameOf({ entityType, entityCode, entityName }: AuditRow): string | null {
  if (entityName && entityCode) return namedRecord(entityName, entityCode)
  return entityType === 'role' ? (entityCode?.replaceAll('_', ' ').toLowerCase() ?? null) : entityCode
}

/** Returns the action as text, without the record it was on: `changed health facility`. */
export function actionLabel(row: AuditRow): string {
  const { action, auditTopic, ip } = row
  const deed = deeds[auditTopic]
  if (deed !== undefined) return deed
  if (action === 'LOGIN') return ip ? `signed in from ${ip}` : 'signed in'
  if (action === 'LOGOUT') return 'signed out'
  return [verbs[action] ?? action.toLowerCase(), subjectOf(row)].join(' ')
}

/** Returns the page of a record by its code; undefined for a record without one. */
function hrefOf(code: string | null): string | undefined {
  if (code === null) return undefined
  if (code.startsWith('UR-')) return `/dashboard/requests/${code}`
  return /^(?:HF|PHY)\d+$/u.test(code) ? recordPath(code) : undefined
}

/** Returns the record an entry is about; undefined where the action is the whole of it. */
export function recordOf(row: AuditRow): AuditEntry['record'] {
  const isSession = deeds[row.auditTopic] === undefined && ['LOGIN', 'LOGOUT'].includes(row.action)
  const label = isSession ? null : nameOf(row)
  return label === null ? undefined : { label, href: hrefOf(row.entityCode) }
}

/** Returns what the status of a record was and is: `from Open to Closed`; undefined where an entry does not have both. */
function moveOf({ action, changes }: AuditRow): string | undefined {
  const status = changes.find(({ field }) => statusFields.has(field))
  if (action !== 'STATUS' || status === undefined) return undefined
  const [before, after] = changeValues(status)
  return before === 'none' || after === 'none' ? undefined : `from ${before} to ${after}`
}

/** A row of the log as the list shows it. */
export function entryOf(row: AuditRow, nameOf: (username: string) => string): AuditEntry {
  return {
    id: row.code,
    who: nameOf(row.actor),
    action: actionLabel(row),
    record: recordOf(row),
    outcome: moveOf(row),
    at: row.updatedDate,
    code: row.code,
    origin: row.ip && row.action !== 'LOGIN' ? `From ${row.ip}` : undefined,
    changes: changeRows(row.changes),
  }
}
