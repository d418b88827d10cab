import type { CoveredAccountInput } from '@capiz/api/schema/covered-account'
import { escapeLike } from '@capiz/domain/search'
import { sameValue } from '@capiz/domain/text'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { coveredAccount, type AuditChange } from '../../db/schema/index.ts'
import { markedDeleted } from '../../platform/audit/stamps.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { auditFacility } from './write.ts'

type Input = InferOutput<typeof CoveredAccountInput>
type Stored = typeof coveredAccount.$inferSelect

const live = (facilityId: number) =>
  and(eq(coveredAccount.facilityId, facilityId), eq(coveredAccount.deleted, false))

/** A covered account as it is answered. */
export function coveredView(row: Stored) {
  const { id, accountCode, company, effectiveDate, validityDate, remarks, updatedDate, updatedBy } = row
  return {
    id,
    accountCode,
    company,
    effectiveDate: effectiveDate ?? '',
    validityDate,
    remarks,
    updatedDate,
    updatedBy,
  }
}

function fieldsOf(row: Stored): Record<string, unknown> {
  const { accountCode, company, effectiveDate, validityDate, remarks } = row
  return { accountCode, company, effectiveDate, validityDate, remarks }
}

function checkDates({ effectiveDate, validityDate }: Input): void {
  if (validityDate && validityDate < effectiveDate) {
    refuseField('validityDate', 'The last day comes after the first day.')
  }
}

async function trail(
  services: Services,
  tx: Transaction,
  record: FacilityRecord,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: AuditChange[],
  actor: Actor,
): Promise<void> {
  await auditFacility(services, tx, { code: record.code, action, topic: 'Covered account', changes }, actor)
}

/** Adds a client company whose members may use a facility that is closed to others (domain model 6.4). */
export async function addCovered(
  services: Services,
  tx: Transaction,
  code: string,
  input: Input,
  actor: Actor,
): Promise<Stored> {
  const record = await lockFacility(tx, code)
  checkDates(input)
  const now = services.clock.now()
  const [row] = await tx
    .insert(coveredAccount)
    .values({
      ...input,
      facilityId: record.id,
      createdBy: actor.username,
      createdDate: now,
      updatedBy: actor.username,
      updatedDate: now,
    })
    .returning()
  if (!row) throw new Error('The covered account was not stored.')
  await trail(services, tx, record, 'CREATE', changesBetween(undefined, fieldsOf(row)), actor)
  return row
}

async function stored(tx: Transaction, record: FacilityRecord, accountCode: string): Promise<Stored> {
  const [row] = await tx
    .select()
    .from(coveredAccount)
    .where(and(live(record.id), eq(coveredAccount.accountCode, accountCode)))
    .for('update')
  return row ?? refuse('NOT_FOUND')
}

/** Changes a covered account; the one the caller saw must still be the stored one (our optimistic lock, 6.4). */
export async function updateCovered(
  services: Services,
  tx: Transaction,
  code: string,
  { existingAccount, updatedAccount }: { existingAccount: Input; updatedAccount: Input },
  actor: Actor,
): Promise<Stored> {
  const record = await lockFacility(tx, code)
  const row = await stored(tx, record, existingAccount.accountCode)
  if (!sameValue(fieldsOf(row), existingAccount)) {
    refuse('STALE_RECORD', { details: { current: coveredView(row) } })
  }
  checkDates(updatedAccount)
  const [updated] = await tx
    .update(coveredAccount)
    .set({
      ...updatedAccount,
      version: row.version + 1,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    .where(eq(coveredAccount.id, row.id))
    .returning()
  if (!updated) throw new Error('The covered account was not stored.')
  await trail(services, tx, record, 'UPDATE', changesBetween(fieldsOf(row), fieldsOf(updated)), actor)
  return updated
}

/** Removes a covered account; the row stays, marked. */
export async function removeCovered(
  services: Services,
  tx: Transaction,
  code: string,
  accountCode: string,
  actor: Actor,
): Promise<void> {
  const record = await lockFacility(tx, code)
  const row = await stored(tx, record, accountCode)
  await tx
    .update(coveredAccount)
    .set(markedDeleted(services, row, actor))
    .where(eq(coveredAccount.id, row.id))
  const changes = [{ field: 'accountCode', before: accountCode, after: null }]
  await trail(services, tx, record, 'DELETE', changes, actor)
}

/** The covered account of a company at a facility, by the company's name. */
export async function coveredOfCompany(db: Executor, facilityId: number, company: string): Promise<Stored> {
  const [row] = await db
    .select()
    .from(coveredAccount)
    .where(and(live(facilityId), sql`upper(${coveredAccount.company}) = upper(${company})`))
    .orderBy(coveredAccount.id)
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

const sorts = {
  company: coveredAccount.company,
  accountCode: coveredAccount.accountCode,
  effectiveDate: coveredAccount.effectiveDate,
  validityDate: coveredAccount.validityDate,
  updatedDate: coveredAccount.updatedDate,
}

/** One page of the covered accounts of a facility. */
export async function listCovered(
  services: Services,
  facilityId: number,
  query: PagingQuery & { term?: string | undefined },
) {
  const { db } = services
  const { page, size, offset, order } = pagingOf(query, sorts, 'company,ASC', coveredAccount.id)
  const term = query.term?.trim().toUpperCase() ?? ''
  const pattern = `%${escapeLike(term)}%`
  const contains: SQL | undefined = term
    ? sql`(upper(${coveredAccount.company}) like ${pattern} or ${coveredAccount.accountCode} like ${pattern})`
    : undefined
  const where = and(live(facilityId), contains)
  const rows = await db
    .select()
    .from(coveredAccount)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const totalElements = await services.counts.count('covered_account', `${facilityId}|${term}`, async () => {
    const [row] = await db.select({ all: count() }).from(coveredAccount).where(where)
    return row?.all ?? 0
  })
  return { content: rows.map(coveredView), totalElements, page, size }
}
