import { sameValue } from '@capiz/domain/text'
import type { AuditChange } from '../../db/schema/index.ts'

/** Columns that change with every save and say nothing. */
const silent = new Set(['version', 'updatedDate', 'updatedBy', 'createdDate', 'createdBy', 'id'])

/** The fields two states of a record differ in; absent, null and blank are the same. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>>,
): AuditChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !silent.has(field) && field in after)
    .filter((field) => !sameValue(before?.[field], after[field]))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }))
}
