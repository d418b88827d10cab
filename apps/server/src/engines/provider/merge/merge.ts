import { sameValue } from '@capiz/domain/text'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import { mergeRecord, userRequest, type MergedField, type MergedPart } from '../../../db/schema/index.ts'
import type { Transaction } from '../../../db/types.ts'
import { refuse, refuseField } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { moveAffiliations, moveDocuments, moveRecords, moveUsers, settlePair } from './move.ts'
import { noteMerge } from './note.ts'
import type { MergeForm, MergeOwner, MergeSide, Merging } from './owner.ts'

/** A merge asked for. */
interface MergeInput {
  code: string
  version: number
  duplicateCode: string
  duplicateVersion: number
  reason: string
  /** fields whose value is taken from the duplicate */
  fields: readonly string[]
}

/** How many of each kind of thing moved, or stayed because the other record has its like. */
interface MergeResult<R> {
  record: R
  /** number of the merge, by which it is undone */
  mergeId: number
  moved: {
    affiliations: number
    coveredAccounts: number
    documents: number
    records: number
    accounts: number
  }
  kept: { affiliations: number; coveredAccounts: number; documents: number }
}

/** Locks both records, always in the same order, so that two merges of one pair cannot lock each other out. */
export async function lockBoth<R extends MergeSide>(
  tx: Transaction,
  { lock }: MergeOwner<R>,
  [code, otherCode]: readonly [string, string],
): Promise<[R, R]> {
  const found = new Map<string, R>()
  for (const each of [code, otherCode].toSorted()) found.set(each, await lock(tx, each))
  return [found.get(code) ?? refuse('NOT_FOUND'), found.get(otherCode) ?? refuse('NOT_FOUND')]
}

async function refuseUnfit(tx: Transaction, stays: MergeSide, gone: MergeSide): Promise<void> {
  if (gone.duplicateOf) refuseField('duplicateCode', `It is already merged into ${gone.duplicateOf}.`)
  if (stays.duplicateOf)
    refuseField('code', `It is itself merged into ${stays.duplicateOf}. Merge into that one.`)
  const live = ['ACCREDITED', 'SUSPENDED']
  if (live.includes(gone.accreditationStatusCode) && !live.includes(stays.accreditationStatusCode)) {
    refuseField('code', 'Keep the accredited record and merge the other one into it.')
  }
  const [open] = await tx
    .select({ code: userRequest.code })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.targetCode, gone.code),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
    .limit(1)
  if (open) {
    refuse('PENDING_REQUEST_EXISTS', {
      message: `Request ${open.code} for the duplicate is still open. Decide it first, then merge.`,
    })
  }
}

function chosenFields(
  allowed: readonly string[],
  chosen: readonly string[],
  stays: MergeForm,
  gone: MergeForm,
): MergedField[] {
  const unknown = chosen.find((field) => !allowed.includes(field) || !(field in stays))
  if (unknown !== undefined) refuseField('fields', `${unknown} is not a field that can be taken over.`)
  return [...new Set(chosen)]
    .filter((field) => !sameValue(stays[field], gone[field]))
    .map((field) => ({ of: 'stays', field, before: stays[field] ?? null, after: gone[field] ?? null }))
}

function exclusiveFields<R extends MergeSide>(
  { exclusive }: MergeOwner<R>,
  stays: R,
  gone: R,
): MergedField[] {
  const columnsOf = (record: object) => record as Readonly<Record<string, unknown>>
  const [here, there] = [columnsOf(stays), columnsOf(gone)]
  return exclusive.flatMap(({ field, cleared, isTaken }) => {
    const value = there[field] ?? null
    if (sameValue(value, cleared)) return []
    const given: MergedField = { of: 'gone', field, before: value, after: cleared }
    const isFree = isTaken && (here[field] ?? null) === null
    return isFree
      ? [given, { of: 'stays', field, before: null, after: value } satisfies MergedField]
      : [given]
  })
}

const valuesOf = (fields: readonly MergedField[], of: MergedField['of']): Record<string, unknown> =>
  Object.fromEntries(fields.filter((one) => one.of === of).map(({ field, after }) => [field, after]))

async function writeBoth<R extends MergeSide>(
  owner: MergeOwner<R>,
  { services, tx, stays, gone, actor }: Merging<R>,
  chosen: readonly string[],
): Promise<{ record: R; fields: MergedField[] }> {
  const [stayed, left] = [await owner.formOf(tx, stays), await owner.formOf(tx, gone)]
  const taken = chosenFields(owner.fields, chosen, stayed, left)
  const exclusive = exclusiveFields(owner, stays, gone)
  // The duplicate gives up its unique values first, so that the record that stays may take them.
  const leaving = { duplicateOf: stays.code, ...valuesOf(exclusive, 'gone') }
  await owner.update(services, tx, gone, leaving, actor)
  const updated = await owner.update(services, tx, stays, valuesOf(exclusive, 'stays'), actor)
  const fields = [...exclusive, ...taken]
  if (taken.length === 0) return { record: updated, fields }
  const form = { ...stayed, ...valuesOf(taken, 'stays') }
  return { record: await owner.replace(services, tx, updated, form, actor), fields }
}

const countOf = (parts: readonly MergedPart[], part: MergedPart['part']): number =>
  parts.filter((one) => one.part === part).length

/**
 * Merges a duplicate into the record that stays: affiliations, covered accounts, documents, records and portal accounts
 * go over unless their like is there already, and so do the values of the chosen fields. Status history, prices, logs and
 * what stayed remain with the duplicate, which leaves the lists and stays readable. What moved is kept in `merge_record`,
 * by which the merge is undone.
 */
export async function mergeProviders<R extends MergeSide>(
  services: Services,
  tx: Transaction,
  owner: MergeOwner<R>,
  input: MergeInput,
  principal: Principal,
  actor: Actor,
): Promise<MergeResult<R>> {
  if (input.code === input.duplicateCode) refuseField('duplicateCode', 'Choose another record.')
  const [stays, gone] = await lockBoth(tx, owner, [input.code, input.duplicateCode])
  if (input.version !== stays.version) await owner.refuseStale(tx, stays, principal)
  if (input.duplicateVersion !== gone.version) await owner.refuseStale(tx, gone, principal)
  await refuseUnfit(tx, stays, gone)
  const stamps = { updatedBy: actor.username, updatedDate: services.clock.now() }
  const merging: Merging<R> = { services, tx, stays, gone, stamps, actor }
  const affiliations = await moveAffiliations(owner.kind, merging)
  const own = (await owner.moveOwn?.(merging)) ?? { parts: [], kept: 0 }
  const documents = await moveDocuments(owner.documentKinds, merging)
  const [records, users] = [await moveRecords(merging), await moveUsers(merging)]
  const settled = await settlePair(owner, merging)
  const { record, fields } = await writeBoth(owner, merging, input.fields)
  const all = [affiliations, own, documents, records, users].flatMap(({ parts }) => parts)
  const counts = {
    moved: {
      affiliations: countOf(all, 'affiliation'),
      coveredAccounts: countOf(all, 'coveredAccount'),
      documents: documents.parts.length,
      records: records.parts.length,
      accounts: users.parts.length,
    },
    kept: { affiliations: affiliations.kept, coveredAccounts: own.kept, documents: documents.kept },
  }
  const [entry] = await tx
    .insert(mergeRecord)
    .values({
      kind: owner.kind,
      staysCode: stays.code,
      goneCode: gone.code,
      reason: input.reason,
      parts: [...all, ...settled],
      fields,
      createdBy: actor.username,
      createdDate: stamps.updatedDate,
    })
    .returning({ id: mergeRecord.id })
  const changes = [
    { field: 'moved', before: null, after: counts.moved },
    { field: 'kept', before: null, after: counts.kept },
  ]
  await noteMerge(owner, merging, { reason: input.reason, changes, isUndone: false })
  return { record, mergeId: entry?.id ?? 0, ...counts }
}
