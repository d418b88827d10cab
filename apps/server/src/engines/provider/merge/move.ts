import { recordKind, recordKindNames } from '@capiz/domain/record'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  affiliation,
  appUser,
  attachment,
  caseRecord,
  notDuplicate,
  type MergedPart,
} from '../../../db/schema/index.ts'
import type { MergeOwner, MergeSide, Merging, Moved } from './owner.ts'

const partsOf = (part: MergedPart['part'], rows: readonly { id: number }[]): MergedPart[] =>
  rows.map(({ id }) => ({ part, id }))

/** The two columns of an affiliation as one kind of record sees them: its own, and that of the other side. */
export function affiliationSides(kind: 'hf' | 'phy') {
  return kind === 'hf'
    ? {
        own: affiliation.facilityId,
        other: affiliation.physicianId,
        set: (id: number) => ({ facilityId: id }),
      }
    : {
        own: affiliation.physicianId,
        other: affiliation.facilityId,
        set: (id: number) => ({ physicianId: id }),
      }
}

/** Moves affiliations; one whose like the record that stays has already ends with the duplicate. */
export async function moveAffiliations(
  kind: 'hf' | 'phy',
  { tx, stays, gone, stamps }: Merging,
): Promise<Moved> {
  const { own, other, set } = affiliationSides(kind)
  const here = tx
    .select({ id: other })
    .from(affiliation)
    .where(and(eq(own, stays.id), eq(affiliation.deleted, false)))
  const live = and(eq(own, gone.id), eq(affiliation.deleted, false))
  const version = sql`${affiliation.version} + 1`
  const moved = await tx
    .update(affiliation)
    .set({ ...set(stays.id), version, ...stamps })
    .where(and(live, notInArray(other, here)))
    .returning({ id: affiliation.id })
  const ended = await tx
    .update(affiliation)
    .set({ deleted: true, version, ...stamps })
    .where(live)
    .returning({ id: affiliation.id })
  return {
    parts: [...partsOf('affiliation', moved), ...partsOf('endedAffiliation', ended)],
    kept: ended.length,
  }
}

/** A document goes over when the record that stays has none of its type; memos always do. */
export async function moveDocuments(
  kinds: readonly string[],
  { tx, stays, gone, stamps }: Merging,
): Promise<Moved> {
  const live = sql`not ${attachment.deleted} and ${attachment.supersededBy} is null`
  const own = and(inArray(attachment.ownerKind, [...kinds]), eq(attachment.ownerCode, gone.code), live)
  const has = sql`exists (select 1 from attachment other where other.owner_kind = ${attachment.ownerKind}
    and other.owner_code = ${stays.code} and not other.deleted and other.superseded_by is null
    and other.doc_type is not distinct from ${attachment.docType})`
  const moved = await tx
    .update(attachment)
    .set({ ownerCode: stays.code, version: sql`${attachment.version} + 1`, ...stamps })
    .where(and(own, sql`(${attachment.ownerKind} like '%/memo' or not ${has})`))
    .returning({ id: attachment.id })
  const kept = await tx.select({ id: attachment.id }).from(attachment).where(own)
  return { parts: partsOf('document', moved), kept: kept.length }
}

/** Writes another owner into records of the registers, in their column and in their form. */
export async function giveRecords(
  { tx, stamps }: Pick<Merging, 'tx' | 'stamps'>,
  { from, to, ids }: { from: string; to: string; ids?: readonly number[] },
): Promise<{ id: number }[]> {
  const all: { id: number }[] = []
  for (const kind of recordKindNames) {
    const { ownerField } = recordKind(kind)
    if (!ownerField) continue
    const fields = sql`jsonb_set(${caseRecord.fields}, array[${ownerField}]::text[], to_jsonb(${to}::text))`
    const rows = await tx
      .update(caseRecord)
      .set({ ownerCode: to, fields, version: sql`${caseRecord.version} + 1`, ...stamps })
      .where(
        and(
          eq(caseRecord.kind, kind),
          eq(caseRecord.ownerCode, from),
          ids ? inArray(caseRecord.id, [...ids]) : undefined,
        ),
      )
      .returning({ id: caseRecord.id })
    all.push(...rows)
  }
  return all
}

/** Moves all records of the registers. */
export async function moveRecords(merging: Merging): Promise<Moved> {
  const { stays, gone } = merging
  return {
    parts: partsOf('record', await giveRecords(merging, { from: gone.code, to: stays.code })),
    kept: 0,
  }
}

/** Moves the portal accounts. */
export async function moveUsers({ tx, stays, gone }: Merging): Promise<Moved> {
  const rows = await tx
    .update(appUser)
    .set({ linkedCode: stays.code })
    .where(eq(appUser.linkedCode, gone.code))
    .returning({ id: appUser.id })
  return { parts: partsOf('user', rows), kept: 0 }
}

/** Moves earlier merges into the duplicate to the remaining record and deletes the pair's "not the same" mark. */
export async function settlePair<R extends MergeSide>(
  { table }: MergeOwner<R>,
  { tx, stays, gone, stamps }: Merging,
): Promise<MergedPart[]> {
  const earlier = await tx
    .update(table)
    .set({ duplicateOf: stays.code })
    .where(eq(table.duplicateOf, gone.code))
    .returning({ id: table.id })
  const [firstCode = '', secondCode = ''] = [stays.code, gone.code].toSorted()
  const pairs = await tx
    .update(notDuplicate)
    .set({ deleted: true, ...stamps })
    .where(
      and(
        eq(notDuplicate.firstCode, firstCode),
        eq(notDuplicate.secondCode, secondCode),
        eq(notDuplicate.deleted, false),
      ),
    )
    .returning({ id: notDuplicate.id })
  return [...partsOf('earlierMerge', earlier), ...partsOf('pair', pairs)]
}
