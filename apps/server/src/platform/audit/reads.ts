import type { Endpoint } from '@capiz/api/contract/define'
import { facilityFields } from '@capiz/domain/facility'
import { physicianFields } from '@capiz/domain/physician'
import { manilaDay } from '@capiz/domain/time'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Principal } from '../access/principal.ts'
import type { ReadFacts } from '../cache/cached-replies.ts'
import { countUp } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { audit, type AuditEntry } from './audit.ts'

/** Rows from which a page counts as reading in bulk; the screens ask for fewer. */
const bulk = 100

/** Fields that are a person's or about money, as they are declared, and addresses of accounts and mails. */
const privateFields: ReadonlySet<string> = new Set([
  ...[...facilityFields, ...physicianFields]
    .filter(({ sensitivity }) => sensitivity === 'personal' || sensitivity === 'financial')
    .map(({ name }) => name),
  'emailAddress',
  'recipient',
])

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const isPrivate = (row: unknown): row is Row =>
  isRow(row) && Object.entries(row).some(([name, value]) => privateFields.has(name) && value !== null)

type Read = Pick<AuditEntry, 'entityType' | 'entityCode' | 'topic' | 'changes'> & { about: string }

/** Returns the part of a reply that a reading is recorded for. */
export function readFacts(endpoint: Pick<Endpoint, 'reply'>, value: unknown): ReadFacts {
  if (!isRow(value)) return undefined
  const rows = endpoint.reply.as === 'page' ? value['content'] : value
  if (Array.isArray(rows)) {
    return rows.length >= bulk && rows.some(isPrivate) ? { kind: 'page', rows: rows.length } : undefined
  }
  const { code } = value
  return typeof code === 'string' && isPrivate(value) ? { kind: 'record', code } : undefined
}

/** The entry for a reading; undefined for the caller's own record. */
function readOf(
  { call }: Pick<Endpoint, 'call'>,
  facts: NonNullable<ReadFacts>,
  { linkedCode, userCode }: Principal,
  search: string,
): Read | undefined {
  if (facts.kind === 'page') {
    const changes = [
      { field: 'rows', before: null, after: facts.rows },
      { field: 'filters', before: null, after: search },
    ]
    const about = `${call}${search}`
    return { entityType: 'call', entityCode: call, topic: 'Records read in bulk', changes, about }
  }
  const { code } = facts
  if (code === linkedCode || code === userCode) return undefined
  const kinds = { HF: 'health-facility', PHY: 'physician', USR: 'user' } as const
  const kind = Object.entries(kinds).find(([series]) => code.startsWith(series))
  return kind && { entityType: kind[1], entityCode: code, topic: 'Record read', changes: [], about: code }
}

/** Keys that this process has recorded today, so that the next reading costs nothing. */
const recordedBy = new WeakMap<Services, { day: string; keys: Set<string> }>()

function recordedToday(services: Services, day: string): Set<string> {
  const known = recordedBy.get(services)
  if (known?.day === day) return known.keys
  const keys = new Set<string>()
  recordedBy.set(services, { day, keys })
  return keys
}

/**
 * Records who read whose private data: a record once a user and day, a page of {@link bulk} rows or more once a day for
 * the same filters. A log that cannot be written keeps nobody from reading.
 */
export async function auditRead(
  services: Services,
  call: { endpoint: Endpoint; principal: Principal; meta: CallMeta; search: string },
  facts: ReadFacts,
): Promise<void> {
  const { endpoint, principal, meta, search } = call
  if (endpoint.method !== 'GET' || !facts) return
  const read = readOf(endpoint, facts, principal, search)
  if (!read) return
  const day = manilaDay(services.clock.now())
  const key = `${principal.userCode}:${day}:${read.about}`
  const recorded = recordedToday(services, day)
  if (recorded.has(key)) return
  try {
    const { count } = await countUp(services, 'read', key, 86_400)
    recorded.add(key)
    if (count > 1) return
    const { about: _, ...entry } = read
    const actor = principal.username
    await inTransaction(services.db, (tx) => audit(tx, services, { ...entry, actor, action: 'VIEW', meta }))
  } catch (error) {
    services.log.error({ err: error, call: endpoint.call }, 'reading not recorded')
  }
}
