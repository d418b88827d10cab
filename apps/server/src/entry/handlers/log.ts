import { and, eq, gt, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import { addDays, parseIsoDate, manilaMidnight } from '@capiz/domain/time'
import { audit } from '../../platform/audit/audit.ts'
import { namesOfRecords, withApplicantNames } from '../../engines/provider/names.ts'
import type { OwnerType } from '../../engines/provider/owner.ts'
import { withLabels } from '../../platform/audit/change-labels.ts'
import { reachOf, readersOf } from '../../areas/reach/reach.ts'
import { listTimeline } from '../../areas/timeline/timeline.ts'
import { activityLog, auditLog, facility, physician } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { inTransaction } from '../../db/transaction.ts'
import { aboutOrMerged } from '../../areas/facility/scope.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf } from '../../platform/list/page.ts'
import { containing } from '../../platform/list/containing.ts'

const auditSort = {
  id: auditLog.id,
  updatedDate: auditLog.updatedDate,
  actor: auditLog.actor,
  auditTopic: auditLog.auditTopic,
  entityType: auditLog.entityType,
  entityCode: auditLog.entityCode,
  action: auditLog.action,
  code: auditLog.code,
}

const activitySort = {
  id: activityLog.id,
  activityDate: activityLog.activityDate,
  createdDate: activityLog.createdDate,
  applicantCode: activityLog.applicantCode,
  activityType: activityLog.activityType,
  topic: activityLog.topic,
  createdBy: activityLog.createdBy,
}

type AuditRow = typeof auditLog.$inferSelect
type ActivityRow = typeof activityLog.$inferSelect

/** Rows as they travel, the codes among their values in words. */
async function auditOut(db: Executor, rows: readonly AuditRow[]) {
  const changes = await withLabels(
    db,
    rows.map((row) => row.changes),
  )
  const names = await namesOfRecords(
    db,
    rows.map(({ entityCode }) => entityCode),
  )
  return rows.map(
    ({ id, code, actor, auditTopic, entityType, entityCode, action, ip, updatedDate }, place) => ({
      id,
      code,
      actor,
      auditTopic,
      entityType,
      entityCode,
      entityName: names.get(entityCode ?? '') ?? null,
      action,
      ip,
      updatedDate,
      changes: changes[place] ?? [],
    }),
  )
}

function activityOut({ correctsId, ...row }: ActivityRow) {
  return { ...row, corrects: correctsId }
}

/** Whether a facility or physician has the code. */
async function isProvider(db: Executor, code: string): Promise<boolean> {
  const found = await Promise.all([
    db.$count(facility, eq(facility.code, code)),
    db.$count(physician, eq(physician.code, code)),
  ])
  return found.some((count) => count > 0)
}

/** Midnight in Manila at the start of a day that came as a filter. */
function startOf(field: string, text: string, daysLater = 0): Date {
  const day = parseIsoDate(text) ?? refuseField(field, 'Enter a real date as year-month-day.')
  return manilaMidnight(addDays(day, daysLater))
}

function numberIn(field: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < min || number > max)
    refuseField(field, `Enter a number from ${min} to ${max}.`)
  return number
}

const part = (unit: 'month' | 'year', value: number): SQL =>
  sql`extract(${sql.raw(unit)} from ${activityLog.activityDate}) = ${value}`

/** Returns the growth of the audit log after an id; its ids are given out one transaction at a time (`audit.ts`). */
async function growthOf(db: Executor, id: number, where: SQL | undefined) {
  const [growth] = await rowsOf<{ count: number; last: number }>(
    db,
    sql`select (select count(*)::int from ${auditLog} where ${and(gt(auditLog.id, id), where)}) as count,
      coalesce((select max(id) from audit_log), 0) as last`,
  )
  return growth ?? { count: 0, last: 0 }
}

/** The types of providers as elsewhere on the wire, and how the log names their records. */
const applicantEntities: Readonly<Record<string, OwnerType>> = {
  PHY: 'physician',
  HFC: 'health-facility',
  HF: 'health-facility',
}

/** The audit log and the activity log (specification 2, 7.4). */
export const logHandlers = handlers({
  'auditLog.list': async ({ services, query }) => {
    const { page, size, offset, order } = pagingOf(query, auditSort, 'updatedDate,DESC', auditLog.id, 'along')
    const where = and(
      query.actor ? ilike(auditLog.actor, containing(query.actor)) : undefined,
      query.code ? eq(auditLog.code, query.code) : undefined,
      query.auditTopic ? ilike(auditLog.auditTopic, containing(query.auditTopic)) : undefined,
      query.entityType ? eq(auditLog.entityType, query.entityType) : undefined,
      query.entityCode ? eq(auditLog.entityCode, query.entityCode) : undefined,
      query.updatedFrom ? gte(auditLog.updatedDate, startOf('updatedFrom', query.updatedFrom)) : undefined,
      query.updatedTo ? lt(auditLog.updatedDate, startOf('updatedTo', query.updatedTo, 1)) : undefined,
    )
    const rows = await services.db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset)
    const filter = JSON.stringify({ ...query, page: 0, size: 0, sort: '' })
    const totalElements = await services.counts.grown(filter, (id) => growthOf(services.db, id, where))
    return { content: await auditOut(services.db, rows), totalElements, page, size }
  },
  'auditLog.topics': async ({ services, query }) => {
    const rows = await services.db
      .selectDistinct({ topic: auditLog.auditTopic })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entityCode, query.entityCode),
          query.type ? eq(auditLog.entityType, applicantEntities[query.type] ?? query.type) : undefined,
        ),
      )
      .orderBy(auditLog.auditTopic)
    return rows.map((row) => row.topic)
  },
  'auditLog.findByCode': async ({ services, query }) => {
    const [row] = await services.db.select().from(auditLog).where(eq(auditLog.code, query.code))
    const [shown] = await auditOut(services.db, row ? [row] : [])
    return shown ?? refuse('NOT_FOUND')
  },
  'reach.ofUser': async ({ services, query }) => reachOf(services, query),
  'reach.readers': async ({ services, query, principal, today }) =>
    readersOf(services.db, principal, { ...query, today }),
  'timeline.list': async ({ services, query, principal }) => listTimeline(services, query, principal),
  'activityLog.list': async ({ services, query }) => {
    const { page, size, offset, order } = pagingOf(query, activitySort, 'activityDate,DESC', activityLog.id)
    const where = and(
      query.applicantCode ? aboutOrMerged(activityLog.applicantCode, query.applicantCode) : undefined,
      query.topic ? ilike(activityLog.topic, containing(query.topic)) : undefined,
      query.type ? eq(activityLog.activityType, query.type) : undefined,
      query.actor ? eq(activityLog.createdBy, query.actor) : undefined,
      query.month ? part('month', numberIn('month', query.month, 1, 12)) : undefined,
      query.year ? part('year', numberIn('year', query.year, 1900, 2100)) : undefined,
      query.term
        ? or(
            ilike(activityLog.remarks, containing(query.term)),
            ilike(activityLog.result, containing(query.term)),
          )
        : undefined,
    )
    const rows = await services.db
      .select()
      .from(activityLog)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset)
    const filter = JSON.stringify({ ...query, page: 0, size: 0, sort: '' })
    const totalElements = await services.counts.count(['activity_log', 'facility'], filter, () =>
      services.db.$count(activityLog, where),
    )
    const content = await withApplicantNames(services.db, rows.map(activityOut))
    return { content, totalElements, page, size }
  },
  'activityLog.get': async ({ services, params }) => {
    const [row] = await services.db
      .select()
      .from(activityLog)
      .where(eq(activityLog.id, Number(params.id)))
    const [named] = await withApplicantNames(services.db, row ? [activityOut(row)] : [])
    return named ?? refuse('NOT_FOUND')
  },
  'activityLog.create': async ({ services, principal, meta, body, today }) => {
    if (body.activityDate > today) refuseField('activityDate', 'Choose today or an earlier day.')
    const { corrects, ...given } = body
    return inTransaction(services.db, async (tx) => {
      if (!(await isProvider(tx, given.applicantCode)))
        refuseField('applicantCode', 'There is no facility or physician with this code.')
      if (corrects !== null) {
        const [old] = await tx.select().from(activityLog).where(eq(activityLog.id, corrects))
        if (old?.applicantCode !== given.applicantCode)
          refuseField('corrects', 'The corrected entry is not of this provider.')
      }
      const [row] = await tx
        .insert(activityLog)
        .values({
          ...given,
          correctsId: corrects,
          createdBy: principal.username,
          createdDate: services.clock.now(),
        })
        .returning()
      if (!row) return refuse('SERVER_ERROR')
      await audit(tx, services, {
        actor: principal.username,
        action: 'CREATE',
        entityType: 'activity-log',
        entityCode: given.applicantCode,
        topic: 'Activity',
        changes: [],
        meta,
      })
      const [named = activityOut(row)] = await withApplicantNames(tx, [activityOut(row)])
      return created(named)
    })
  },
})
