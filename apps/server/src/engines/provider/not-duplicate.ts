import { and, desc, eq, or } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { notDuplicate } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { auditOwner, type OwnerType } from './owner.ts'

/** Facilities and physicians as far as the memory of pairs that are not the same needs them. */
export interface PairOwner {
  /** how the table names the kind */
  kind: 'hf' | 'phy'
  entityType: OwnerType
  /** locks a record; refuses one that is not there */
  lock: (tx: Transaction, code: string) => Promise<unknown>
  /** names of records by code; deleted ones are left out */
  names: (db: Executor, codes: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Two records that were compared, with why they are not the same. */
export interface DifferentPair {
  code: string
  otherCode: string
  reason: string
}

const about = (code: string) =>
  and(
    or(eq(notDuplicate.firstCode, code), eq(notDuplicate.secondCode, code)),
    eq(notDuplicate.deleted, false),
  )

/** Codes of the records that were looked at and found not to be this one. */
export async function rememberedAgainst(db: Executor, code: string | null | undefined): Promise<Set<string>> {
  if (!code) return new Set()
  const rows = await db
    .select({ a: notDuplicate.firstCode, b: notDuplicate.secondCode })
    .from(notDuplicate)
    .where(about(code))
  return new Set(rows.map(({ a, b }) => (a === code ? b : a)))
}

/** Remembers that two records were looked at and are not the same; they are no longer shown as likely duplicates. */
export async function rememberDifferent(
  services: Services,
  tx: Transaction,
  owner: PairOwner,
  { code, otherCode, reason }: DifferentPair,
  actor: Actor,
): Promise<void> {
  if (code === otherCode) refuseField('otherCode', 'Choose another record.')
  const [firstCode = '', secondCode = ''] = [code, otherCode].toSorted()
  // always in the same order, so that two people who compare one pair cannot lock each other out
  await owner.lock(tx, firstCode)
  await owner.lock(tx, secondCode)
  const now = services.clock.now()
  const stamps = { updatedBy: actor.username, updatedDate: now }
  const made = { createdBy: actor.username, createdDate: now }
  await tx
    .insert(notDuplicate)
    .values({ ownerKind: owner.kind, firstCode, secondCode, reason, ...made, ...stamps })
    .onConflictDoUpdate({
      target: [notDuplicate.firstCode, notDuplicate.secondCode],
      set: { reason, deleted: false, ...stamps },
    })
  const changes = [
    { field: 'notDuplicateOf', before: null, after: otherCode },
    { field: 'reason', before: null, after: reason },
  ]
  const entry = { code, action: 'UPDATE', topic: 'Duplicates', changes } as const
  await auditOwner(services, tx, owner.entityType, entry, actor)
}

/** Records that were looked at and found not to be this one, with the reason, newest first. */
export async function foundDifferent(db: Executor, owner: PairOwner, code: string) {
  const rows = await db
    .select()
    .from(notDuplicate)
    .where(about(code))
    .orderBy(desc(notDuplicate.updatedDate), desc(notDuplicate.id))
  const others = rows.map(({ firstCode, secondCode }) => (firstCode === code ? secondCode : firstCode))
  const names = await owner.names(db, others)
  return rows.flatMap(({ reason, updatedBy, updatedDate }, at) => {
    const other = others[at] ?? ''
    const name = names.get(other)
    return name === undefined ? [] : [{ code: other, name, reason: reason ?? '', updatedBy, updatedDate }]
  })
}
