import type { FacilityMerge } from '@capiz/api/schema/facility'
import { recordKind, recordKindNames } from '@capiz/domain/record'
import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import type { Principal } from '../../platform/access/principal.ts'
import {
  activityLog,
  affiliation,
  appUser,
  attachment,
  caseRecord,
  coveredAccount,
  facility,
  notDuplicate,
  userRequest,
} from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { refuseStale } from './edit.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { auditFacility, updateFacility } from './write.ts'

/** A merge asked for. */
type MergeInput = InferOutput<typeof FacilityMerge>

/** How many of each kind of thing moved, or stayed because the other record has its like. */
interface MergeResult {
  record: FacilityRecord
  moved: {
    affiliations: number
    coveredAccounts: number
    documents: number
    records: number
    accounts: number
  }
  kept: { affiliations: number; coveredAccounts: number; documents: number }
}

interface Merging {
  services: Services
  tx: Transaction
  stays: FacilityRecord
  gone: FacilityRecord
  stamps: { updatedBy: string; updatedDate: Date }
}

async function lockBoth(tx: Transaction, input: MergeInput): Promise<[FacilityRecord, FacilityRecord]> {
  // Always in the same order, so that two merges of one pair cannot lock each other out.
  const found = new Map<string, FacilityRecord>()
  for (const code of [input.code, input.duplicateCode].toSorted())
    found.set(code, await lockFacility(tx, code))
  return [found.get(input.code) ?? refuse('NOT_FOUND'), found.get(input.duplicateCode) ?? refuse('NOT_FOUND')]
}

async function refuseUnfit(tx: Transaction, stays: FacilityRecord, gone: FacilityRecord): Promise<void> {
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

async function moveAffiliations({ tx, stays, gone, stamps }: Merging) {
  const here = tx
    .select({ id: affiliation.physicianId })
    .from(affiliation)
    .where(and(eq(affiliation.facilityId, stays.id), eq(affiliation.deleted, false)))
  const live = and(eq(affiliation.facilityId, gone.id), eq(affiliation.deleted, false))
  const version = sql`${affiliation.version} + 1`
  const moved = await tx
    .update(affiliation)
    .set({ facilityId: stays.id, version, ...stamps })
    .where(and(live, notInArray(affiliation.physicianId, here)))
    .returning({ id: affiliation.id })
  const rowsMoved = await tx
    .update(affiliation)
    .set({ deleted: true, version, ...stamps })
    .where(live)
    .returning({ id: affiliation.id })
  return { moved: moved.length, kept: rowsMoved.length }
}

async function moveAccounts({ tx, stays, gone, stamps }: Merging) {
  const here = tx
    .select({ code: coveredAccount.accountCode })
    .from(coveredAccount)
    .where(and(eq(coveredAccount.facilityId, stays.id), eq(coveredAccount.deleted, false)))
  const live = and(eq(coveredAccount.facilityId, gone.id), eq(coveredAccount.deleted, false))
  const moved = await tx
    .update(coveredAccount)
    .set({ facilityId: stays.id, version: sql`${coveredAccount.version} + 1`, ...stamps })
    .where(and(live, notInArray(coveredAccount.accountCode, here)))
    .returning({ id: coveredAccount.id })
  const rowsMoved = await tx.select({ id: coveredAccount.id }).from(coveredAccount).where(live)
  return { moved: moved.length, kept: rowsMoved.length }
}

const documentKinds = ['hf/document', 'hf/contract', 'hf/memo']

/** A document goes over when the record that stays has none of its type; memos always do. */
async function moveDocuments({ tx, stays, gone, stamps }: Merging) {
  const live: SQL = sql`not ${attachment.deleted} and ${attachment.supersededBy} is null`
  const own = and(inArray(attachment.ownerKind, documentKinds), eq(attachment.ownerCode, gone.code), live)
  const has = sql`exists (select 1 from attachment other where other.owner_kind = ${attachment.ownerKind}
    and other.owner_code = ${stays.code} and not other.deleted and other.superseded_by is null
    and other.doc_type is not distinct from ${attachment.docType})`
  const moved = await tx
    .update(attachment)
    .set({ ownerCode: stays.code, version: sql`${attachment.version} + 1`, ...stamps })
    .where(and(own, sql`(${attachment.ownerKind} = 'hf/memo' or not ${has})`))
    .returning({ id: attachment.id })
  const rowsMoved = await tx.select({ id: attachment.id }).from(attachment).where(own)
  return { moved: moved.length, kept: rowsMoved.length }
}

async function moveRecords({ tx, stays, gone, stamps }: Merging): Promise<number> {
  let moved = 0
  for (const kind of recordKindNames) {
    const { ownerField } = recordKind(kind)
    if (!ownerField) continue
    const fields = sql`jsonb_set(${caseRecord.fields}, array[${ownerField}]::text[], to_jsonb(${stays.code}::text))`
    const rows = await tx
      .update(caseRecord)
      .set({ ownerCode: stays.code, fields, version: sql`${caseRecord.version} + 1`, ...stamps })
      .where(and(eq(caseRecord.kind, kind), eq(caseRecord.ownerCode, gone.code)))
      .returning({ id: caseRecord.id })
    moved += rows.length
  }
  return moved
}

async function moveUsers({ tx, stays, gone }: Merging): Promise<number> {
  const rows = await tx
    .update(appUser)
    .set({ linkedCode: stays.code })
    .where(eq(appUser.linkedCode, gone.code))
    .returning({ id: appUser.id })
  return rows.length
}

/** Moves earlier merges into the duplicate to the remaining record and deletes the pair's "not the same" mark. */
async function settlePair({ tx, stays, gone, stamps }: Merging): Promise<void> {
  await tx.update(facility).set({ duplicateOf: stays.code }).where(eq(facility.duplicateOf, gone.code))
  const [firstCode = '', secondCode = ''] = [stays.code, gone.code].toSorted()
  await tx
    .update(notDuplicate)
    .set({ deleted: true, ...stamps })
    .where(and(eq(notDuplicate.firstCode, firstCode), eq(notDuplicate.secondCode, secondCode)))
}

async function recordMerge(
  { services, tx, stays, gone }: Merging,
  reason: string,
  counts: Omit<MergeResult, 'record'>,
  actor: Actor,
): Promise<void> {
  const now = services.clock.now()
  const note = (applicantCode: string, remarks: string) => ({
    applicantCode,
    activityType: 'NOTE',
    topic: 'Merge of duplicates',
    activityDate: services.clock.today(),
    remarks,
    createdBy: actor.username,
    createdDate: now,
  })
  await tx
    .insert(activityLog)
    .values([
      note(stays.code, `${gone.code} ${gone.name} was merged into this record: ${reason}`),
      note(gone.code, `Merged into ${stays.code} ${stays.name}: ${reason}`),
    ])
  const changes = [
    { field: 'duplicateOf', before: null, after: stays.code },
    { field: 'reason', before: null, after: reason },
    { field: 'moved', before: null, after: counts.moved },
    { field: 'kept', before: null, after: counts.kept },
  ]
  const topic = 'Duplicates'
  await auditFacility(services, tx, { code: gone.code, action: 'UPDATE', topic, changes }, actor)
  const merged = [{ field: 'mergedWith', before: null, after: gone.code }, ...changes.slice(1)]
  await auditFacility(services, tx, { code: stays.code, action: 'UPDATE', topic, changes: merged }, actor)
}

/**
 * Merges a duplicate into the record that stays: affiliations, covered accounts, documents, records and portal accounts go
 * over unless their like is there already. Status history, prices, logs and what stayed remain with the duplicate, which
 * leaves the lists and stays readable; the lists of history and activity show both under the record that stays.
 */
export async function mergeFacilities(
  services: Services,
  tx: Transaction,
  input: MergeInput,
  principal: Principal,
  actor: Actor,
): Promise<MergeResult> {
  if (input.code === input.duplicateCode) refuseField('duplicateCode', 'Choose another facility.')
  const [stays, gone] = await lockBoth(tx, input)
  if (input.version !== stays.version) await refuseStale(tx, stays, principal)
  if (input.duplicateVersion !== gone.version) await refuseStale(tx, gone, principal)
  await refuseUnfit(tx, stays, gone)
  const stamps = { updatedBy: actor.username, updatedDate: services.clock.now() }
  const merging: Merging = { services, tx, stays, gone, stamps }
  const affiliations = await moveAffiliations(merging)
  const coveredAccounts = await moveAccounts(merging)
  const documents = await moveDocuments(merging)
  const counts = {
    moved: {
      affiliations: affiliations.moved,
      coveredAccounts: coveredAccounts.moved,
      documents: documents.moved,
      records: await moveRecords(merging),
      accounts: await moveUsers(merging),
    },
    kept: {
      affiliations: affiliations.kept,
      coveredAccounts: coveredAccounts.kept,
      documents: documents.kept,
    },
  }
  await settlePair(merging)
  const leftOut = {
    duplicateOf: stays.code,
    hfCode: null,
    preferredNetwork: false,
    preferredNetworkCategory: null,
  }
  await updateFacility(services, tx, gone, leftOut, actor)
  const record = await updateFacility(services, tx, stays, { hfCode: stays.hfCode ?? gone.hfCode }, actor)
  await recordMerge(merging, input.reason, counts, actor)
  return { record, ...counts }
}
