import type { ReportGroupInput } from '@capiz/api/schema/report'
import { isReportPath } from '@capiz/domain/report'
import { normalise } from '@capiz/domain/text'
import { eq, ilike, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { reportGroup, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField, refuseVersionAlone } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { containing } from '../../platform/list/containing.ts'

type Form = InferOutput<typeof ReportGroupInput>
type Row = typeof reportGroup.$inferSelect

function view(row: Row): Omit<Row, 'nameKey'> {
  const { nameKey: _nameKey, ...shown } = row
  return shown
}

const sorts = {
  id: reportGroup.id,
  code: reportGroup.code,
  groupName: reportGroup.groupName,
  updatedDate: reportGroup.updatedDate,
}

/** One page of report groups, deleted ones too, so that they can be brought back. */
export async function listGroups({ db }: Services, query: PagingQuery & { groupName?: string | undefined }) {
  const paging = pagingOf(query, sorts, 'groupName,ASC', reportGroup.id)
  const where = query.groupName ? ilike(reportGroup.groupName, containing(query.groupName)) : undefined
  const rows = await db
    .select()
    .from(reportGroup)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  return {
    content: rows.map(view),
    totalElements: await db.$count(reportGroup, where),
    page: paging.page,
    size: paging.size,
  }
}

async function checkNames(tx: Transaction, { reportNames, roleCodes }: Form): Promise<void> {
  const noReport = reportNames.find((name) => !isReportPath(name))
  if (noReport !== undefined) refuseField('reportNames', `There is no report ${noReport}.`)
  const wanted = [...new Set(roleCodes)]
  if (wanted.length === 0) return
  const known = await tx.select({ code: role.code }).from(role).where(inArray(role.code, wanted))
  const noRole = wanted.find((code) => !known.some((one) => one.code === code))
  if (noRole !== undefined) refuseField('roleCodes', `There is no role ${noRole}.`)
}

async function current(tx: Transaction, { id, version }: Form): Promise<Row | undefined> {
  if (id === null || id === undefined) {
    refuseVersionAlone(version, 'id')
    return undefined
  }
  const [row] = await tx.select().from(reportGroup).where(eq(reportGroup.id, id)).for('update')
  if (!row) return refuse('NOT_FOUND')
  if (version === null || version === undefined)
    refuseField('version', 'Reload the report group, then save again.')
  if (version !== row.version) refuse('STALE_RECORD', { details: { current: view(row) } })
  return row
}

async function write(tx: Transaction, before: Row | undefined, form: Form, actor: string, now: Date) {
  const values = {
    groupName: form.groupName,
    nameKey: normalise(form.groupName),
    description: form.description,
    value: form.value,
    reportNames: [...new Set(form.reportNames)],
    roleCodes: [...new Set(form.roleCodes)],
    deleted: form.deleted ?? before?.deleted ?? false,
    updatedBy: actor,
    updatedDate: now,
  }
  if (before) {
    const [row] = await tx
      .update(reportGroup)
      .set({ ...values, version: before.version + 1 })
      .where(eq(reportGroup.id, before.id))
      .returning()
    return row ?? refuse('SERVER_ERROR')
  }
  const code = sql`'RG' || lpad((select count(*) + 1 from report_group)::text, 4, '0')`
  const [row] = await tx
    .insert(reportGroup)
    .values({ ...values, code, createdBy: actor, createdDate: now })
    .returning()
  return row ?? refuse('SERVER_ERROR')
}

/** Creates a report group (no id), or changes, deletes or enables one (id and version). */
export async function saveGroup(services: Services, principal: Principal, meta: CallMeta, form: Form) {
  const actor = principal.username
  return inTransaction(services.db, async (tx) => {
    await checkNames(tx, form)
    const before = await current(tx, form)
    const after = await write(tx, before, form, actor, services.clock.now())
    await audit(tx, services, {
      actor,
      action: before ? 'UPDATE' : 'CREATE',
      entityType: 'report-group',
      entityCode: after.code,
      topic: 'Report group',
      changes: changesBetween(before ? view(before) : {}, view(after)),
      meta,
    })
    return { isNew: before === undefined, group: view(after) }
  })
}

/** Takes a report group out of use; its reports stay with the other groups that list them. */
export async function removeGroup(services: Services, principal: Principal, meta: CallMeta, id: number) {
  await inTransaction(services.db, async (tx) => {
    const [row] = await tx.select().from(reportGroup).where(eq(reportGroup.id, id)).for('update')
    if (!row || row.deleted) return refuse('NOT_FOUND')
    const form = { ...row, deleted: true } as Form
    const after = await write(tx, row, form, principal.username, services.clock.now())
    await audit(tx, services, {
      actor: principal.username,
      action: 'DELETE',
      entityType: 'report-group',
      entityCode: row.code,
      topic: 'Report group',
      changes: changesBetween(view(row), view(after)),
      meta,
    })
  })
}
