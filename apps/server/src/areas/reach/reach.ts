import { addDays, manilaMidnight, type IsoDate } from '@capiz/domain/time'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { appUser, auditLog, facility, physician, role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { onTarget } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
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

const within = ({ from, to }: ReachPeriod): SQL | undefined =>
  and(
    gte(auditLog.updatedDate, manilaMidnight(from)),
    lt(auditLog.updatedDate, manilaMidnight(addDays(to, 1))),
  )

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

/**
 * Returns whose data a user reached in a period: one row a record, page of a list, file or report, the one reached last
 * first. Read from the audit log, so it also answers for a user who is disabled or a record that is deleted.
 */
export async function reachOf(
  db: Executor,
  { username, ...query }: ReachPeriod & PagingQuery & { username: string },
) {
  const period = { from: query.from, to: query.to }
  checkPeriod(period)
  const { page, size, offset, order } = pagingOf(query, sortable, 'lastDate,DESC', auditLog.entityCode)
  const where = and(eq(auditLog.actor, username), within(period))
  const rows = await db
    .select(columns)
    .from(auditLog)
    .where(where)
    .groupBy(...byRecord)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const [total] = await db
    .select({ n: sql<number>`count(distinct (${auditLog.entityType}, ${auditLog.entityCode}))::int` })
    .from(auditLog)
    .where(where)
  const names = await namesOf(
    db,
    rows.map(({ entityCode }) => entityCode),
  )
  const content = rows.map((row) => ({ ...row, name: names.get(row.entityCode) ?? null }))
  return { content, totalElements: total?.n ?? 0, page, size }
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
