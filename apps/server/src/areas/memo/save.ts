import type { MemoCorrection, MemoInput, MemoMark, MemoMarkOutcome } from '@capiz/api/schema/memo'
import { markMemo, memoProblems } from '@capiz/domain/memo'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { attachment } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { addDocuments } from '../../engines/document/add.ts'
import { documentKind } from '../../engines/document/entity.ts'
import { plainFacts, type DocumentFacts } from '../../engines/document/facts.ts'
import { removeDocument } from '../../engines/document/remove.ts'
import type { AttachmentRecord } from '../../engines/document/view.ts'
import { actorOf, type Actor } from '../../platform/access/actor.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { providersOf } from '../compliance/owner.ts'
import { storeUploads } from '../document/upload.ts'
import { lockMemo, lockMemos, writableEntity } from './scope.ts'
import { memosById, ownerNames, type MemoView } from './view.ts'

/** A call that writes memos, inside its transaction. */
export interface MemoCall {
  services: Services
  tx: Transaction
  principal: Principal
  meta: CallMeta
}

type Facts = Omit<InferOutput<typeof MemoCorrection>, 'version'>

function factsOf({ remarks, ...facts }: Facts): Partial<DocumentFacts> {
  const { memoType, dateOfMemo, dateSent, dateReceived, effectiveDate } = facts
  return { memoType, dateOfMemo, dateSent, dateReceived, effectiveDate, docRemarks: remarks }
}

function checkFacts(services: Services, facts: Facts): void {
  const errors = memoProblems(facts, services.clock.today())
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Returns the recipients, each once; refuses those that are not on record, by name of the field. */
async function recipientsOf(tx: Transaction, codes: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(codes)]
  const known = await providersOf(tx, wanted)
  const errors = wanted
    .filter((code) => known.get(code)?.deleted ?? true)
    .map((code) => ({ field: 'recipients', message: `${code} is not on record.` }))
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return wanted
}

/** Enters one memo for each of its recipients; the file is stored once (domain model 9.1). */
export async function addMemo(
  { services, tx, principal, meta }: MemoCall,
  { recipients, ...facts }: InferOutput<typeof MemoInput>,
  uploads: readonly Upload[],
): Promise<MemoView[]> {
  const entityOf = new Map(recipients.map((code) => [code, writableEntity(principal, code)]))
  checkFacts(services, facts)
  const codes = await recipientsOf(tx, recipients)
  const files = await storeUploads(services, tx, uploads)
  const added: string[] = []
  for (const code of codes) {
    const kind = documentKind(entityOf.get(code) ?? '')
    const target = { kind, code }
    const rows = await addDocuments(
      services,
      tx,
      target,
      files,
      plainFacts(factsOf(facts)),
      actorOf(principal, meta),
    )
    added.push(...rows.map(({ uuid }) => uuid))
  }
  return memosById(services, tx, added, principal)
}

type FileColumns = Pick<AttachmentRecord, 'fileName' | 'contentType' | 'size' | 'sha256'>

async function change(
  { services, tx }: Pick<MemoCall, 'services' | 'tx'>,
  before: AttachmentRecord,
  values: Partial<DocumentFacts & FileColumns>,
  actor: Actor,
): Promise<void> {
  const changes = changesBetween(before, values)
  if (changes.length === 0) return
  await tx
    .update(attachment)
    .set({
      ...values,
      version: before.version + 1,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    .where(eq(attachment.id, before.id))
  const kind = documentKind(before.ownerKind)
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: kind.audited,
    entityCode: before.ownerCode,
    topic: kind.label,
    changes,
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

/** Corrects the facts of a memo; refused with the memo of now when another person saved it meanwhile. */
export async function correctMemo(
  { services, tx, principal, meta }: MemoCall,
  uuid: string,
  { version, ...facts }: InferOutput<typeof MemoCorrection>,
): Promise<MemoView> {
  const before = await lockMemo(tx, uuid, principal)
  const read = async () => (await memosById(services, tx, [uuid], principal))[0] ?? refuse('NOT_FOUND')
  if (version !== before.version) refuse('STALE_RECORD', { details: { current: await read() } })
  checkFacts(services, facts)
  await change({ services, tx }, before, factsOf(facts), actorOf(principal, meta))
  return read()
}

/** Marks memos as sent or received on a day; those that cannot be are left as they are, with the reason. */
export async function markMemos(
  { services, tx, principal, meta }: MemoCall,
  { uuids, step, day }: InferOutput<typeof MemoMark>,
): Promise<InferOutput<typeof MemoMarkOutcome>> {
  const wanted = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))]
  const rows = new Map((await lockMemos(tx, wanted, principal)).map((row) => [row.uuid, row]))
  const names = await ownerNames(tx, [...rows.keys()])
  const marked: string[] = []
  const skipped: InferOutput<typeof MemoMarkOutcome>['skipped'] = []
  for (const uuid of wanted) {
    const before = rows.get(uuid)
    const outcome = before && markMemo(before, step, day, services.clock.today())
    if (before && outcome?.ok) {
      const { dateSent, dateReceived } = outcome.days
      await change({ services, tx }, before, { dateSent, dateReceived }, actorOf(principal, meta))
      marked.push(uuid)
    } else {
      const reason = outcome?.ok === false ? outcome.reason : 'This memo is no longer on record.'
      skipped.push({ uuid, ownerName: names.get(uuid) ?? '', reason })
    }
  }
  return { marked, skipped }
}

/** Removes a memo from the record of its provider; the log and its file stay. */
export async function removeMemo({ services, tx, principal, meta }: MemoCall, uuid: string): Promise<void> {
  const row = await lockMemo(tx, uuid, principal)
  await removeDocument(services, tx, documentKind(row.ownerKind), row, actorOf(principal, meta))
}

/** Puts another file in the place of a memo's; its facts stay, and so does the former file in the archive. */
export async function replaceMemoFile(
  { services, tx, principal, meta }: MemoCall,
  uuid: string,
  version: number,
  uploads: readonly Upload[],
): Promise<MemoView> {
  const before = await lockMemo(tx, uuid, principal)
  const read = async () => (await memosById(services, tx, [uuid], principal))[0] ?? refuse('NOT_FOUND')
  if (version !== before.version) refuse('STALE_RECORD', { details: { current: await read() } })
  const [file] = await storeUploads(services, tx, uploads)
  if (!file)
    return refuse('VALIDATION', { errors: [{ field: 'file', message: 'Add the file of the memo.' }] })
  const { fileName, contentType, size, sha256 } = file
  const uploaded = { uploadedBy: principal.username, uploadedDate: services.clock.now() }
  await tx.update(attachment).set(uploaded).where(eq(attachment.id, before.id))
  await change({ services, tx }, before, { fileName, contentType, size, sha256 }, actorOf(principal, meta))
  return read()
}
