import { sameValue } from '@capiz/domain/text'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../platform/access/actor.ts'
import {
  affiliation,
  appUser,
  attachment,
  coveredAccount,
  mergeRecord,
  notDuplicate,
  type MergedField,
  type MergedPart,
} from '../../../db/schema/index.ts'
import type { Executor, Transaction } from '../../../db/types.ts'
import { refuse, refuseField } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { lockBoth } from './merge.ts'
import { affiliationSides, giveRecords } from './move.ts'
import { noteMerge } from './note.ts'
import type { MergeOwner, MergeSide, Merging } from './owner.ts'

type MergeRow = typeof mergeRecord.$inferSelect

/** The merges in which a record took part, newest first, each with when and by whom it was undone. */
export async function mergesOf(db: Executor, kind: 'hf' | 'phy', code: string) {
  const undone = alias(mergeRecord, 'undone')
  const rows = await db
    .select({
      merge: mergeRecord,
      undoneBy: undone.createdBy,
      undoneDate: undone.createdDate,
      why: undone.reason,
    })
    .from(mergeRecord)
    .leftJoin(undone, eq(undone.undoes, mergeRecord.id))
    .where(
      and(
        eq(mergeRecord.kind, kind),
        isNull(mergeRecord.undoes),
        or(eq(mergeRecord.staysCode, code), eq(mergeRecord.goneCode, code)),
      ),
    )
    .orderBy(desc(mergeRecord.id))
  return rows.map(({ merge, undoneBy, undoneDate, why }) => ({
    id: merge.id,
    staysCode: merge.staysCode,
    goneCode: merge.goneCode,
    reason: merge.reason,
    createdBy: merge.createdBy,
    createdDate: merge.createdDate,
    moved: merge.parts.filter(({ part }) => part !== 'pair' && part !== 'earlierMerge').length,
    fields: merge.fields.filter(({ of }) => of === 'stays').map(({ field }) => field),
    undoneBy,
    undoneDate,
    undoneReason: why,
  }))
}

async function mergeToUndo(tx: Transaction, kind: 'hf' | 'phy', id: number): Promise<MergeRow> {
  const [row] = await tx
    .select()
    .from(mergeRecord)
    .where(and(eq(mergeRecord.id, id), eq(mergeRecord.kind, kind), isNull(mergeRecord.undoes)))
  return row ?? refuse('NOT_FOUND')
}

async function refuseSettled(
  tx: Transaction,
  row: MergeRow,
  stays: MergeSide,
  gone: MergeSide,
): Promise<void> {
  const [before] = await tx
    .select({ by: mergeRecord.createdBy })
    .from(mergeRecord)
    .where(eq(mergeRecord.undoes, row.id))
  if (before) refuseField('id', `This merge is undone already, by ${before.by}.`)
  if (stays.duplicateOf) {
    refuseField(
      'id',
      `${stays.code} itself was merged into ${stays.duplicateOf} since. Undo that merge first.`,
    )
  }
  if (gone.duplicateOf !== stays.code)
    refuseField('id', `${gone.code} is no longer merged into ${stays.code}.`)
}

type Giver = (merging: Merging, ids: number[]) => Promise<{ id: number }[]>

function giversOf<R extends MergeSide>({ kind, table }: MergeOwner<R>): Record<MergedPart['part'], Giver> {
  const { own, set } = affiliationSides(kind)
  const next = sql`version + 1`
  return {
    affiliation: ({ tx, stays, gone, stamps }, ids) =>
      tx
        .update(affiliation)
        .set({ ...set(gone.id), version: next, ...stamps })
        .where(and(inArray(affiliation.id, ids), eq(own, stays.id), eq(affiliation.deleted, false)))
        .returning({ id: affiliation.id }),
    endedAffiliation: ({ tx, gone, stamps }, ids) =>
      tx
        .update(affiliation)
        .set({ deleted: false, version: next, ...stamps })
        .where(and(inArray(affiliation.id, ids), eq(own, gone.id), eq(affiliation.deleted, true)))
        .returning({ id: affiliation.id }),
    coveredAccount: ({ tx, stays, gone, stamps }, ids) =>
      tx
        .update(coveredAccount)
        .set({ facilityId: gone.id, version: next, ...stamps })
        .where(
          and(
            inArray(coveredAccount.id, ids),
            eq(coveredAccount.facilityId, stays.id),
            eq(coveredAccount.deleted, false),
          ),
        )
        .returning({ id: coveredAccount.id }),
    document: ({ tx, stays, gone, stamps }, ids) =>
      tx
        .update(attachment)
        .set({ ownerCode: gone.code, version: next, ...stamps })
        .where(and(inArray(attachment.id, ids), eq(attachment.ownerCode, stays.code)))
        .returning({ id: attachment.id }),
    record: (merging, ids) => giveRecords(merging, { from: merging.stays.code, to: merging.gone.code, ids }),
    user: ({ tx, stays, gone }, ids) =>
      tx
        .update(appUser)
        .set({ linkedCode: gone.code })
        .where(and(inArray(appUser.id, ids), eq(appUser.linkedCode, stays.code)))
        .returning({ id: appUser.id }),
    earlierMerge: ({ tx, stays, gone }, ids) =>
      tx
        .update(table)
        .set({ duplicateOf: gone.code })
        .where(and(inArray(table.id, ids), eq(table.duplicateOf, stays.code)))
        .returning({ id: table.id }),
    pair: ({ tx, stamps }, ids) =>
      tx
        .update(notDuplicate)
        .set({ deleted: false, ...stamps })
        .where(inArray(notDuplicate.id, ids))
        .returning({ id: notDuplicate.id }),
  }
}

async function giveBack<R extends MergeSide>(
  owner: MergeOwner<R>,
  merging: Merging<R>,
  parts: readonly MergedPart[],
): Promise<MergedPart[]> {
  const given: MergedPart[] = []
  for (const [part, giver] of Object.entries(giversOf(owner)) as [MergedPart['part'], Giver][]) {
    const ids = parts.filter((one) => one.part === part).map(({ id }) => id)
    if (ids.length === 0) continue
    given.push(...(await giver(merging, ids)).map(({ id }) => ({ part, id })))
  }
  return given
}

/** The values that are still as the merge left them go back; one changed since is kept. */
function returning(fields: readonly MergedField[], of: MergedField['of'], current: object) {
  const now = current as Record<string, unknown>
  const own = fields.filter((one) => one.of === of)
  const back = own.filter(({ field, after }) => sameValue(now[field], after))
  return {
    values: Object.fromEntries(back.map(({ field, before }) => [field, before])),
    changed: own.filter((one) => !back.includes(one)).map(({ field }) => field),
  }
}

async function restoreFields<R extends MergeSide>(
  owner: MergeOwner<R>,
  { services, tx, stays, gone, actor }: Merging<R>,
  fields: readonly MergedField[],
): Promise<{ record: R; changed: string[] }> {
  const columns = new Set(owner.exclusive.map(({ field }) => field))
  const exclusive = fields.filter(({ field }) => columns.has(field))
  const chosen = fields.filter(({ field }) => !columns.has(field))
  const taken = returning(exclusive, 'stays', stays)
  const form = await owner.formOf(tx, stays)
  const entered = returning(chosen, 'stays', form)
  let record = await owner.update(services, tx, stays, taken.values, actor)
  if (Object.keys(entered.values).length > 0) {
    record = await owner.replace(services, tx, record, { ...form, ...entered.values }, actor)
  }
  const returned = { duplicateOf: null, ...returning(exclusive, 'gone', gone).values }
  await owner.update(services, tx, gone, returned, actor)
  return { record, changed: [...taken.changed, ...entered.changed] }
}

/** The result of undoing a merge: what stayed with the other record because it was changed since. */
interface Undone<R> {
  record: R
  returned: number
  /** how many of what moved did not go back */
  leftBehind: number
  /** fields that were changed since the merge and keep their value */
  changedFields: string[]
}

/**
 * Undoes a merge: each thing that moved goes back unless somebody gave it to another since, each field gets its earlier
 * value unless it was changed since, and the duplicate is a record of its own again.
 */
export async function undoMerge<R extends MergeSide>(
  services: Services,
  tx: Transaction,
  owner: MergeOwner<R>,
  { id, reason }: { id: number; reason: string },
  actor: Actor,
): Promise<Undone<R>> {
  const row = await mergeToUndo(tx, owner.kind, id)
  const [stays, gone] = await lockBoth(tx, owner, [row.staysCode, row.goneCode])
  await refuseSettled(tx, row, stays, gone)
  const stamps = { updatedBy: actor.username, updatedDate: services.clock.now() }
  const merging: Merging<R> = { services, tx, stays, gone, stamps, actor }
  const parts = await giveBack(owner, merging, row.parts)
  const { record, changed } = await restoreFields(owner, merging, row.fields)
  await tx.insert(mergeRecord).values({
    kind: owner.kind,
    staysCode: row.staysCode,
    goneCode: row.goneCode,
    reason,
    parts,
    fields: row.fields.filter(({ field }) => !changed.includes(field)),
    undoes: row.id,
    createdBy: actor.username,
    createdDate: stamps.updatedDate,
  })
  const changes = [
    { field: 'returned', before: null, after: parts.length },
    { field: 'leftBehind', before: null, after: row.parts.length - parts.length },
  ]
  await noteMerge(owner, merging, { reason, changes, isUndone: true })
  return {
    record,
    returned: parts.length,
    leftBehind: row.parts.length - parts.length,
    changedFields: changed,
  }
}
