import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { caseRecord } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CaseRow } from './kind.ts'

/** Whether records of this kind about this provider are the caller's to see (domain model 5.2, "Scope"). */
export function seesOwner(principal: Principal, kind: RecordKindName, ownerCode: string | null): boolean {
  if (principal.reach === 'all') return true
  const { own, owner } = recordKind(kind)
  const ownKind = principal.marker === 'HFC' ? 'facility' : 'physician'
  return (
    own &&
    (owner === 'provider' || owner === ownKind) &&
    ownerCode !== null &&
    ownerCode === principal.linkedCode
  )
}

/** Limits a query on records to what the caller may see; undefined for staff. */
export function recordScope(principal: Principal, kind: RecordKindName): SQL | undefined {
  if (principal.reach === 'all') return undefined
  if (!seesOwner(principal, kind, principal.linkedCode)) return sql`false`
  return eq(caseRecord.ownerCode, principal.linkedCode ?? '')
}

/** The key a record is looked up by. */
export type RecordKey = { id: number } | { code: string }

const greatestId = 2_147_483_647

function keyIs(key: RecordKey): SQL {
  if ('code' in key) return eq(caseRecord.code, key.code)
  return key.id <= greatestId ? eq(caseRecord.id, key.id) : sql`false`
}

/** The live record of a kind, or 404 when it is not there or not the caller's. */
export async function recordFor(
  db: Executor,
  kind: RecordKindName,
  key: RecordKey,
  principal: Principal,
): Promise<CaseRow> {
  const [row] = await db
    .select()
    .from(caseRecord)
    .where(
      and(eq(caseRecord.kind, kind), keyIs(key), eq(caseRecord.deleted, false), recordScope(principal, kind)),
    )
    .limit(1)
  return row ?? refuse('NOT_FOUND')
}

/** The record that is about to change, locked until the transaction ends. */
export async function lockRecord(tx: Transaction, kind: RecordKindName, key: RecordKey): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(caseRecord)
    .where(and(eq(caseRecord.kind, kind), keyIs(key), eq(caseRecord.deleted, false)))
    .for('update')
  return row ?? refuse('NOT_FOUND')
}
