import type { AuditChange } from '../../db/schema/index.ts'

const secret = /password|token|secret|authorization/i
const bank = /accountno|accountnumber|bankaccount/i

function masked(field: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  if (secret.test(field)) return '***'
  if (bank.test(field)) return typeof value === 'string' ? `***${value.slice(-4)}` : '***'
  if (Array.isArray(value)) return value.map((item) => masked(field, item))
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(name, item)]))
  }
  return value
}

/** Changes as they may be kept: passwords and tokens hidden, account numbers down to their last four digits. */
export function maskChanges(changes: readonly AuditChange[]): AuditChange[] {
  return changes.map(({ field, before, after }) => ({
    field,
    before: masked(field, before) ?? null,
    after: masked(field, after) ?? null,
  }))
}
