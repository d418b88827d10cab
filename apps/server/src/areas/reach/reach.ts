import { addDays, manilaMidnight, type IsoDate } from '@capiz/domain/time'
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rowsOf } from '../../db/rows.ts'
import { appUser, auditLog, facility, physician, role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { onTarget } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Growth } from '../../platform/cache/counts.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { facilityFor, seesWholeRecord } from '../facility/scope.ts'
import { wholePhysician } from '../physician/scope.ts'

/** Days of a reach report, the last one included. */
interface ReachPeriod {
  from: IsoDate
  to: IsoDate
}

/** Longest period of a report, in days. */
const mostDays = 366

/** Refuses a period that ends before it begins or is longer than a year. */
function checkPeriod({ from, to }: ReachPeriod): void {
  if (to < from) refuseField('to', 'The last day cannot come before the first.')
  if (addDays(from, mostDays) < to) refuseField('to', 'Choose at most a year.')
}

/** The columns of entries by which a report finds them; the log may stand in a statement twice. */
type EntryColumns = Record<'actor' | 'updatedDate', AnyColumn>

const within = ({ from, to }: ReachPeriod, { updatedDate }: EntryColumns = auditLog): SQL | undefined =>
  and(gte(updatedDate, manilaMidnight(from)), lt(updatedDate, manilaMidnight(addDays(to, 1))))

const entriesOf = (username: string, period: ReachPeriod, log: EntryColumns = auditLog): SQL | undefined =>
  and(eq(log.actor, username), within(period, log))

const counted = (...actions: string[]) =>
  sql<number>`count(*) filter (where ${auditLog.action} in (${sql.join(
    actions.map((action) => sql`${action}`),
    sql`, `,
  )}))::int`

/** The name of the record of a code, whatever kind it is; null for what has none. */
const recordName = (code: SQL | typeof auditLog.entityCode) => sql<string | null>`coalesce(
  (select ${facility.name} from ${facility} where ${facility.code} = ${code}),
  (select ${physician.lastName} || ', ' || ${physician.firstName} from ${physician} where ${physician.code} = ${code}),
  (select ${appUser.firstName} || ' ' || ${appUser.lastName} from ${appUser} where ${appUser.code} = ${code}))`

/** Figures of the report for each record, or of each bulk page, file and export. */
const columns = {
  entityType: auditLog.entityType,
  entityCode: auditLog.entityCode,
  /** readings: one a day and record, or the page of a list */
  reads: counted('VIEW'),
  /** files and exports taken */
  downloads: counted('DOWNLOAD'),
  changes: counted('CREATE', 'UPDATE', 'DELETE', 'STATUS'),
  refusals: counted('REFUSED'),
  firstDate: sql<Date>`min(${auditLog.updatedDate})`.mapWith(auditLog.updatedDate),
  lastDate: sql<Date>`max(${auditLog.updatedDate})`.mapWith(auditLog.updatedDate),
}

/** One row for each record, page of a list, file or report among the entries of the audit log. */
const byRecord = [auditLog.entityType, auditLog.entityCode]

/** A record, page of a list, file or report that was reached. */
export type Reached = Awaited<ReturnType<typeof reachedIn>>[number]

/** Returns all that the entries of the audit log reached which meet the condition, in order of the records. */
export const reachedIn = async (db: Executor, where: SQL | undefined) =>
  db
    .select({ ...columns, name: recordName(auditLog.entityCode) })
    .from(auditLog)
    .where(where)
    .groupBy(...byRecord)
    .orderBy(...byRecord)

const byLast = 'lastDate,DESC'

const sortable = {
  lastDate: columns.lastDate,
  firstDate: columns.firstDate,
  reads: columns.reads,
  downloads: columns.downloads,
  changes: columns.changes,
}

/** The names of the records of a page: looked for under every row of the period they took seconds. */
async function namesOf(db: Executor, codes: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const known = codes.filter((code) => code !== null)
  if (known.length === 0) return new Map()
  const listed = sql.join(
    known.map((code) => sql`(${code}::text)`),
    sql`, `,
  )
  const rows = await rowsOf<{ code: string; name: string | null }>(
    db,
    sql`select c.code, ${recordName(sql`c.code`)} as name from (values ${listed}) c(code)`,
  )
  return new Map(rows.flatMap(({ code, name }) => (name === null ? [] : [[code, name] as const])))
}

interface ReachKey extends Record<string, unknown> {
  entityType: string
  entityCode: string | null
}

/**
 * The records of a page, the one reached last first: from the newest entries of the user as many as hold the page. A
 * user has several entries a record, so the first look takes some times the page, and the next ones eight times more.
 */
async function reachedLast(
  db: Executor,
  where: SQL | undefined,
  { offset, size }: { offset: number; size: number },
): Promise<ReachKey[]> {
  const wanted = offset + size
  for (let most = 8 * wanted; ; most *= 8) {
    const newest = await rowsOf<ReachKey & { entries: number }>(
      db,
      sql`select entity_type as "entityType", entity_code as "entityCode", (sum(count(*)) over ())::int as entries
        from (select ${auditLog.entityType}, ${auditLog.entityCode}, ${auditLog.updatedDate} from ${auditLog} where ${where}
          order by ${auditLog.updatedDate} desc, ${auditLog.entityCode} limit ${most}) newest
        group by 1, 2 order by max(updated_date) desc, entity_code limit ${wanted}`,
    )
    if (newest.length >= wanted || (newest[0]?.entries ?? 0) < most) return newest.slice(offset)
  }
}

/** The figures of the records of a page, in its order. */
async function figuresOf(db: Executor, where: SQL | undefined, keys: readonly ReachKey[]) {
  if (keys.length === 0) return []
  const codes = keys.map(({ entityCode }) => entityCode).filter((code) => code !== null)
  const ofKeys = or(
    codes.length > 0 ? inArray(auditLog.entityCode, codes) : undefined,
    codes.length < keys.length ? isNull(auditLog.entityCode) : undefined,
  )
  const rows = await db
    .select(columns)
    .from(auditLog)
    .where(and(where, ofKeys))
    .groupBy(...byRecord)
  const keyOf = ({ entityType, entityCode }: ReachKey) => `${entityType} ${entityCode ?? ''}`
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(keyOf(key)) ?? [])
}

const earlier = alias(auditLog, 'earlier')

/** The number of records that entries after an id reached first, and where the log ends. */
async function growthAfter(db: Executor, id: number, username: string, period: ReachPeriod): Promise<Growth> {
  const { entityCode: code, entityType: type } = earlier
  const wasReached = sql`exists (select 1 from ${auditLog} earlier where ${and(
    lte(earlier.id, id),
    entriesOf(username, period, earlier),
    eq(type, auditLog.entityType),
    or(eq(code, auditLog.entityCode), and(isNull(code), isNull(auditLog.entityCode))),
  )})`
  const isNew = and(
    gt(auditLog.id, id),
    entriesOf(username, period),
    // nothing lies before the first count
    id > 0 ? not(wasReached) : undefined,
  )
  const [growth] = await rowsOf<{ count: number; last: number }>(
    db,
    sql`select (select count(*)::int from (select distinct ${auditLog.entityType}, ${auditLog.entityCode}
        from ${auditLog} where ${isNew}) reached) as count, coalesce((select max(id) from audit_log), 0) as last`,
  )
  return growth ?? { count: 0, last: 0 }
}

/**
 * Returns whose data a user reached in a period: one row a record, page of a list, file or report, the one reached last
 * first. Read from the audit log, so it also answers for a user who is disabled or a record that is deleted.
 */
export async function reachOf(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  { username, ...query }: ReachPeriod & PagingQuery & { username: string },
) {
  const period = { from: query.from, to: query.to }
  checkPeriod(period)
  const { page, size, offset, order } = pagingOf(query, sortable, byLast, auditLog.entityCode)
  const where = entriesOf(username, period)
  const isLastFirst = [query.sort ?? byLast].flat().join() === byLast
  const rows = isLastFirst
    ? await figuresOf(db, where, await reachedLast(db, where, { offset, size }))
    : await db
        .select(columns)
        .from(auditLog)
        .where(where)
        .groupBy(...byRecord)
        .orderBy(...order)
        .limit(size)
        .offset(offset)
  const key = JSON.stringify(['reach', username, period])
  const totalElements = await counts.grown(key, (id) => growthAfter(db, id, username, period))
  const names = await namesOf(
    db,
    rows.map(({ entityCode }) => entityCode),
  )
  const content = rows.map((row) => ({ ...row, name: names.get(row.entityCode) ?? null }))
  return { content, totalElements, page, size }
}

const readersSortable = { readDate: auditLog.updatedDate }

/** Refuses a record that is not the caller's to see whole: a coordinator sees affiliated physicians, not their readers. */
async function checkRecord(db: Executor, code: string, caller: Principal): Promise<void> {
  const kind = code.startsWith('PHY') ? 'physician' : 'facility'
  const principal = onTarget(caller, { kind })
  if (kind === 'physician') await wholePhysician(db, code, principal)
  else {
    await facilityFor(db, code, principal)
    if (!seesWholeRecord(principal, code)) refuse('NOT_FOUND')
  }
}

/** Days for which a provider sees who read the own record. */
const readerDays = 366

/**
 * Returns who read a record and who took its files, by person and day, the latest first. Only readings of others: the
 * provider's own leave no row.
 */
export async function readersOf(
  db: Executor,
  principal: Principal,
  { code, today, ...query }: PagingQuery & { code: string; today: IsoDate },
) {
  await checkRecord(db, code, principal)
  const { page, size, offset, order } = pagingOf(
    query,
    readersSortable,
    'readDate,DESC',
    auditLog.id,
    'along',
  )
  const where = and(
    eq(auditLog.entityCode, code),
    sql`${auditLog.action} in ('VIEW', 'DOWNLOAD')`,
    within({ from: addDays(today, -readerDays), to: today }),
  )
  const rows = await db
    .select({
      id: auditLog.id,
      readDate: auditLog.updatedDate,
      action: auditLog.action,
      name: sql<string | null>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
      role: role.name,
    })
    .from(auditLog)
    .leftJoin(appUser, eq(appUser.username, auditLog.actor))
    .leftJoin(role, eq(role.id, appUser.roleId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const content = rows.map(({ id, readDate, action, name, role: held }) => ({
    id,
    readDate,
    kind: action === 'VIEW' ? ('READ' as const) : ('DOWNLOAD' as const),
    name: name ?? 'Former user',
    role: held,
  }))
  return { content, totalElements: await db.$count(auditLog, where), page, size }
}
