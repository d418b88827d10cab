import { sql } from 'drizzle-orm'
import { reachedIn, type Reached } from '../../areas/reach/reach.ts'
import { auditLog } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { systemActor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/services.ts'
import { sensitiveCounts, type SensitiveCount } from './fields.ts'
import type { BreachScope } from './scope.ts'

/** Kinds of entries that are about many records at once. */
const many: ReadonlySet<string> = new Set(['call', 'list', 'report'])

/** Pages of lists, exports or reports with the rows they held. */
export interface BulkReach {
  name: string
  times: number
  /** rows over all times; a record may be among them more than once */
  rows: number
}

/** Whose data was reached, and the facts the notices ask for. */
export interface Breach {
  scope: BreachScope
  records: readonly Reached[]
  bulk: readonly BulkReach[]
  /** codes of facilities, physicians and accounts that were reached one by one */
  owners: readonly string[]
  fields: readonly SensitiveCount[]
  /** physicians and accounts among the owners, and the contacts and medical directors that the facilities name */
  persons: { owners: number; contacts: number }
}

/** Returns the owners of what was reached: of a request its target and requester, of an affiliation its physician. */
async function ownersOf(db: Executor, codes: readonly string[]): Promise<string[]> {
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select code from physician where code in ${given}
        union select code from facility where code in ${given}
        union select code from app_user where code in ${given}
        union select code from app_user where username in ${given}
        union select p.code from affiliation a join physician p on p.id = a.physician_id where a.code in ${given}
        union select target_code from user_request where code in ${given} and target_code is not null
        union select requester_code from user_request where code in ${given} and requester_code is not null
        order by 1`,
  )
  return rows.map(({ code }) => code)
}

/** Returns how many contacts and medical directors the facilities among the codes name. */
async function contactsOf(db: Executor, codes: readonly string[]): Promise<number> {
  const [found] = await rowsOf<{ n: number }>(
    db,
    sql`select coalesce(sum(jsonb_array_length(contacts) + (medical_director is not null)::int), 0)::int as n
        from facility where code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  )
  return found?.n ?? 0
}

async function bulkOf(db: Executor, { where }: BreachScope): Promise<BulkReach[]> {
  const rows = sql`coalesce((select max((c->>'after')::numeric) from jsonb_array_elements(${auditLog.changes}) c
    where c->>'field' = 'rows' and c->>'after' ~ '^[0-9]+$'), 0)`
  return rowsOf<{ name: string; times: number; rows: number }>(
    db,
    sql`select ${auditLog.entityType} || ' ' || coalesce(${auditLog.entityCode}, '') as name, count(*)::int as times,
          sum(${rows})::int as rows
        from ${auditLog} where ${where} and ${auditLog.entityType} in ('call', 'list', 'report')
          and ${auditLog.action} in ('VIEW', 'DOWNLOAD')
        group by 1 order by 3 desc, 1`,
  )
}

/** Reads from the audit log whose data was reached, and notes there that the report was made. */
export async function breachOf(services: Services, scope: BreachScope): Promise<Breach> {
  const { db } = services
  const reached = (await reachedIn(db, scope.where)).filter(
    ({ reads, downloads, changes }) => reads + downloads + changes > 0,
  )
  const records = reached.filter(({ entityType }) => !many.has(entityType))
  const owners = await ownersOf(
    db,
    records.flatMap(({ entityCode }) => entityCode ?? []),
  )
  const persons = {
    owners: owners.filter((code) => code.startsWith('PHY') || code.startsWith('USR')).length,
    contacts: await contactsOf(db, owners),
  }
  const bulk = await bulkOf(db, scope)
  await inTransaction(db, (tx) =>
    audit(tx, services, {
      actor: systemActor.username,
      action: 'VIEW',
      entityType: 'breach',
      entityCode: null,
      topic: 'Breach report made',
      changes: [
        { field: 'about', after: scope.subject },
        { field: 'from', after: scope.from.toISOString() },
        { field: 'to', after: scope.to.toISOString() },
        { field: 'persons', after: persons.owners + persons.contacts },
      ],
    }),
  )
  return { scope, records, bulk, owners, fields: await sensitiveCounts(db, owners), persons }
}
