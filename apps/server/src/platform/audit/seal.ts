import { createHash, createHmac } from 'node:crypto'
import type { auditLog } from '../../db/schema/index.ts'

/** A row of the audit log without the hash that seals it. */
type Content = Omit<typeof auditLog.$inferSelect, 'hash'>

/** The hash before the first row. */
export const chainStart = '0'.repeat(64)

/** The beginning of a hash that only the key can make, so that a check without the key knows what it cannot know. */
const keyed = 'k:'

/**
 * The keys of the audit log, the newest first; they come from outside the database. The first one seals new rows, the
 * others only check older ones. Without any the seal is a plain hash: it shows a change only to whoever noted a later head.
 */
export type AuditKeys = readonly string[]

/** JSON with sorted keys: the database may give members back in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]),
  )
}

/** Returns the canonical JSON of a value: the same bytes for the same content, whatever the order of its members. */
export const canonicalJson = (value: unknown): string => JSON.stringify(canonical(value))

function contentOf(row: Content): string {
  return JSON.stringify([
    row.id,
    row.code,
    row.actor,
    row.auditTopic,
    row.entityType,
    row.entityCode,
    row.action,
    canonical(row.changes),
    row.ip,
    row.requestId,
    row.updatedDate.toISOString(),
    row.prevHash,
  ])
}

/** The seal of a row: a hash over everything it says and the seal before it, made with the key if there is one. */
export function rowHash(row: Content, key?: string): string {
  const content = contentOf(row)
  return key === undefined
    ? createHash('sha256').update(content).digest('hex')
    : keyed + createHmac('sha256', key).update(content).digest('base64url')
}

/** Returns whether a hash was made with some key. */
export const isKeyed = (hash: string): boolean => hash.startsWith(keyed)

/**
 * Returns the age of the key that made a hash: 0 for the newest, up to the number of keys for a plain hash; undefined when
 * none of them made it.
 */
export function keyAgeOf(row: Content, hash: string, keys: AuditKeys): number | undefined {
  const makers = isKeyed(hash) ? keys : [undefined]
  const at = makers.findIndex((key) => rowHash(row, key) === hash)
  if (at === -1) return undefined
  return isKeyed(hash) ? at : keys.length
}
