import type { Endpoint } from '@capiz/api/contract/define'
import { facilityFields } from '@capiz/domain/facility'
import { physicianFields } from '@capiz/domain/physician'
import { manilaDay } from '@capiz/domain/time'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Principal } from '../access/principal.ts'
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

/** The record a reply shows with private fields, unless it is the caller's own; or the page of many of them. */
function readOf(
  endpoint: Pick<Endpoint, 'reply' | 'call'>,
  value: unknown,
  { linkedCode, userCode }: Principal,
  search: string,
): Read | undefined {
  if (!isRow(value)) return undefined
  const rows = endpoint.reply.as === 'page' ? value['content'] : value
  if (Array.isArray(rows)) {
    if (rows.length < bulk || !rows.some(isPrivate)) return undefined
    const changes = [
      { field: 'rows', before: null, after: rows.length },
      { field: 'filters', before: null, after: search },
    ]
    const about = `${endpoint.call}${search}`
    return { entityType: 'call', entityCode: endpoint.call, topic: 'Records read in bulk', changes, about }
  }
  const { code } = value
  if (typeof code !== 'string' || !isPrivate(value) || code === linkedCode || code === userCode)
    return undefined
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
  value: unknown,
): Promise<void> {
  const { endpoint, principal, meta, search } = call
  if (endpoint.method !== 'GET') return
  const read = readOf(endpoint, value, principal, search)
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
