import type { AuditLog } from '@capiz/api/schema/log'
import { isReferenceBase, referenceLists } from '@capiz/domain/reference'
import { isIsoDate } from '@capiz/domain/time'
import type { AuditEntry } from '@capiz/ui/AuditTrail'
import type { DiffRow } from '@capiz/ui/DiffTable'
import type { InferOutput } from 'valibot'

/** A row of the audit log as the wire brings it. */
export type AuditRow = InferOutput<typeof AuditLog>

const verbs: Readonly<Record<string, string>> = {
  CREATE: 'added',
  UPDATE: 'changed',
  DELETE: 'deleted',
  STATUS: 'changed the status of',
  DOWNLOAD: 'downloaded',
}

/** What it was done to: lists and requests are named as people call them. */
function subjectOf({ auditTopic, entityType }: AuditRow): string {
  const name = isReferenceBase(entityType) ? referenceLists[entityType].entity : auditTopic
  const words = name.charAt(0).toLowerCase() + name.slice(1)
  return entityType === 'user-request' ? `${words} request` : words
}

/** What was done, in words: `changed health facility HF0000167`. */
export function actionWords(row: AuditRow): string {
  const { action, entityCode } = row
  if (action === 'LOGIN') return 'signed in'
  if (action === 'LOGOUT') return 'signed out'
  return [verbs[action] ?? action.toLowerCase(), subjectOf(row), entityCode].filter(Boolean).join(' ')
}

/** Name of a field for reading: `creditTermDays` is `Credit term days`. */
export function fieldWords(field: string): string {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/[._]+/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isDay = (value: unknown) => typeof value === 'string' && isIsoDate(value)

function diffRow({ field, before, after }: AuditRow['changes'][number]): DiffRow {
  return {
    field,
    label: fieldWords(field),
    kind: [before, after].some(isDay) ? 'date' : 'text',
    before,
    requested: after,
    changed: true,
  }
}

/** A row of the log as the list shows it. */
export function entryOf(row: AuditRow): AuditEntry {
  return {
    id: row.code,
    who: row.actor,
    action: actionWords(row),
    at: row.updatedDate,
    origin: [row.code, row.ip].filter(Boolean).join(' · '),
    changes: row.changes.map(diffRow),
  }
}
