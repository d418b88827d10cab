import type { RequirementRuleInput } from '@capiz/api/schema/maintenance'
import type { RequirementRule } from '@capiz/domain/checklist'
import type { ReferenceBase } from '@capiz/domain/reference'
import { provesDocument } from '@capiz/domain/verification'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { referenceItem, requirementRule } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { liveCodes } from './check.ts'
import { verificationSources } from './verification-sources.ts'

/** A rule as the form sends it. */
export type RuleForm = InferOutput<typeof RequirementRuleInput>

type Row = typeof requirementRule.$inferSelect

/** Every rule in use, for the checklists. */
export async function liveRules(db: Executor): Promise<RequirementRule[]> {
  return db.select().from(requirementRule).where(eq(requirementRule.deleted, false))
}

const scopeLists = {
  facilityTypeCode: 'hf-type',
  categoryCode: 'hf-category',
  specializationCode: 'specialization',
} as const satisfies Record<string, ReferenceBase>
const scopeFields = Object.keys(scopeLists) as (keyof typeof scopeLists)[]

/** Rules as they travel, with the names of their codes. */
async function rulesOut(db: Executor, rows: readonly Row[]) {
  const codes = [
    ...new Set(
      rows.flatMap((row) => [
        row.documentTypeCode,
        ...(row.sourceCode === null ? [] : [row.sourceCode]),
        ...scopeFields.flatMap((field) => row[field] ?? []),
      ]),
    ),
  ]
  const { list, code, description, groupBy } = referenceItem
  const items =
    codes.length === 0
      ? []
      : await db.select({ list, code, description, groupBy }).from(referenceItem).where(inArray(code, codes))
  const nameOf = (base: ReferenceBase, wanted: string, group?: string) =>
    items.find(
      (item) => item.list === base && item.code === wanted && (group === undefined || item.groupBy === group),
    )?.description ?? wanted
  return rows.map(({ createdDate: _created, ...row }) => ({
    ...row,
    document: nameOf('document-type', row.documentTypeCode, row.pageType),
    source: row.sourceCode === null ? null : nameOf('verification-source', row.sourceCode),
    scope:
      scopeFields
        .flatMap((field) => {
          const value = row[field]
          return value === null ? [] : [nameOf(scopeLists[field], value)]
        })
        .join(', ') || 'All',
  }))
}

const sorts = {
  id: requirementRule.id,
  effectiveDate: requirementRule.effectiveDate,
  documentTypeCode: requirementRule.documentTypeCode,
  pageType: requirementRule.pageType,
  updatedDate: requirementRule.updatedDate,
}

interface RuleFilters extends PagingQuery {
  pageType?: string | undefined
  documentTypeCode?: string | undefined
  status?: string | undefined
}

/** A page of rules, the newest day first. */
export async function listRules({ db }: Services, query: RuleFilters) {
  const { page, size, offset, order } = pagingOf(query, sorts, 'effectiveDate,DESC', requirementRule.id)
  const status = query.status?.toUpperCase()
  const where = and(
    query.pageType ? sql`${requirementRule.pageType} = ${query.pageType}` : undefined,
    query.documentTypeCode
      ? eq(requirementRule.documentTypeCode, query.documentTypeCode.toUpperCase())
      : undefined,
    status === 'ENABLED' || status === 'DISABLED'
      ? eq(requirementRule.deleted, status === 'DISABLED')
      : undefined,
  )
  const rows = await db
    .select()
    .from(requirementRule)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  return {
    content: await rulesOut(db, rows),
    totalElements: await db.$count(requirementRule, where),
    page,
    size,
  }
}

/** Refuses a source that is not on the list, proves another document, or is asked for with a document nobody needs. */
async function checkSource(db: Executor, form: RuleForm): Promise<void> {
  const { sourceCode, documentTypeCode, pageType, required } = form
  if (sourceCode === null) return
  if (!required) refuseField('sourceCode', 'Only a required document is verified against a source.')
  const subject = pageType.startsWith('HF_') ? 'FACILITY' : 'PHYSICIAN'
  const source = (await verificationSources(db)).find(({ code }) => code === sourceCode)
  if (!source) refuseField('sourceCode', 'Choose a source of the list.')
  else if (source.subject !== subject || !provesDocument(source, documentTypeCode))
    refuseField('sourceCode', `${source.name} does not prove this document.`)
}

/** Refuses a rule whose codes are not of the lists, or that asks a facility for a specialization. */
export async function checkRule(db: Executor, form: RuleForm): Promise<void> {
  const isFacility = form.pageType.startsWith('HF_')
  const alien = scopeFields.find(
    (field) => form[field] !== null && (field === 'specializationCode') === isFacility,
  )
  if (alien !== undefined)
    refuseField(
      alien,
      isFacility ? 'Facilities have no specialization.' : 'Practitioners have no facility type or category.',
    )
  const [document] = await db
    .select({ id: referenceItem.id })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, 'document-type'),
        eq(referenceItem.groupBy, form.pageType),
        eq(referenceItem.code, form.documentTypeCode),
        eq(referenceItem.deleted, false),
      ),
    )
  if (!document) refuseField('documentTypeCode', 'Choose a document of the list.')
  await checkSource(db, form)
  for (const field of scopeFields) {
    const code = form[field]
    if (code === null) continue
    if (!(await liveCodes(db, scopeLists[field], [code])).has(code))
      refuseField(field, 'Choose one of the list.')
  }
}

async function current(tx: Transaction, { id, version }: RuleForm): Promise<Row | undefined> {
  if (id === undefined) return undefined
  const [row] = await tx.select().from(requirementRule).where(eq(requirementRule.id, id)).for('update')
  if (!row) return refuse('NOT_FOUND')
  if (version === undefined) refuseField('version', 'Reload the rule, then save again.')
  if (version !== row.version) {
    const [shown] = await rulesOut(tx, [row])
    refuse('STALE_RECORD', { details: { current: shown } })
  }
  return row
}

/** Creates a rule (no id), or changes, deletes or enables one (id and version). */
export async function saveRule(services: Services, principal: Principal, meta: CallMeta, form: RuleForm) {
  const now = services.clock.now()
  const actor = principal.username
  return inTransaction(services.db, async (tx) => {
    const before = await current(tx, form)
    // what is only taken out of use may name an item that is out of use too
    if (!form.deleted) await checkRule(tx, form)
    const { id: _id, version: _version, ...fields } = form
    const values = { ...fields, updatedBy: actor, updatedDate: now }
    const [row] = before
      ? await tx
          .update(requirementRule)
          .set({ ...values, version: before.version + 1 })
          .where(eq(requirementRule.id, before.id))
          .returning()
      : await tx
          .insert(requirementRule)
          .values({ ...values, createdBy: actor, createdDate: now })
          .returning()
    if (!row) return refuse('SERVER_ERROR')
    await audit(tx, services, {
      actor,
      action: before ? (form.deleted && !before.deleted ? 'DELETE' : 'UPDATE') : 'CREATE',
      entityType: 'requirement-rule',
      entityCode: `${row.pageType} ${row.documentTypeCode}`,
      topic: 'Requirement rule',
      changes: changesBetween(before, fields),
      meta,
    })
    const [shown] = await rulesOut(tx, [row])
    return { isNew: before === undefined, rule: shown ?? refuse('SERVER_ERROR') }
  })
}
