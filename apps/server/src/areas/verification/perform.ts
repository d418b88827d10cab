import type { VerificationInput } from '@capiz/api/schema/verification'
import { fileNameOf } from '@capiz/domain/document'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { nextDueOf, resultPresentation } from '@capiz/domain/verification'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { InferOutput } from 'valibot'
import { attachment, verification } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import { verificationSources, type KnownSource } from '../../engines/reference/verification-sources.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { colleaguesText, colleaguesWho } from '../../platform/auth/colleagues.ts'
import { onTarget } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { findClaim } from './claim.ts'
import { markDocument } from './mark.ts'
import type { ClaimRow } from './query.ts'

/** A verification as it is sent. */
export type VerificationForm = InferOutput<typeof VerificationInput>

/** Owner kind of evidence among the attachments; its owner code is that of the provider. */
export const evidenceKind = 'verification'

const subjectOf = (ownerCode: string) => (ownerCode.startsWith('HF') ? 'FACILITY' : 'PHYSICIAN')

function sourceOf(sources: readonly KnownSource[], form: VerificationForm): KnownSource {
  const source = sources.find(({ code }) => code === form.sourceCode)
  if (!source) return refuseField('sourceCode', 'Choose a source of the list.')
  if (source.subject !== subjectOf(form.ownerCode)) {
    return refuseField('sourceCode', `${source.name} proves nothing of this kind of provider.`)
  }
  return source
}

/** Holds the document on file as it is until the verification is stored, and says when it is another one than was seen. */
async function refuseReplaced(tx: Transaction, claim: ClaimRow, form: VerificationForm): Promise<void> {
  if (claim.uuid === null) return
  const [held] = await tx.select().from(attachment).where(eq(attachment.uuid, claim.uuid)).for('update')
  const isLive = held !== undefined && !held.deleted && held.supersededBy === null
  if (form.documentHash === null) {
    refuseField('documentHash', 'Send the hash of the document that was compared.')
  }
  if (isLive && held.sha256 === form.documentHash) return
  const since =
    held === undefined ? '' : ` on ${formatDay(manilaDay(held.uploadedDate))} by ${held.uploadedBy}`
  refuse('DOCUMENT_REPLACED', {
    message: `The document was replaced${since} while you looked at it. Compare the new one; nothing was saved.`,
    details: { current: { documentHash: held?.sha256 ?? null, uuid: claim.uuid } },
  })
}

async function storeEvidence(
  services: Services,
  tx: Transaction,
  ownerCode: string,
  [file]: readonly Upload[],
  actor: Actor,
): Promise<string | null> {
  if (file === undefined) return null
  const stored = await services.files.keep(tx, file)
  const uuid = randomUUID()
  await tx.insert(attachment).values({
    ...stored,
    uuid,
    ownerKind: evidenceKind,
    ownerCode,
    fileName: fileNameOf(file.fileName, stored.contentType),
    uploadedBy: actor.username,
    uploadedDate: services.clock.now(),
    createdBy: actor.username,
    updatedBy: actor.username,
  })
  return uuid
}

/** Refuses who uploaded the document, with who can verify it. */
async function refuseOwn(tx: Transaction, owner: 'facility' | 'physician', actor: Actor): Promise<never> {
  const permission = owner === 'facility' ? 'HF_EDIT' : 'PHY_EDIT'
  const who = colleaguesText(await colleaguesWho(tx, permission, [actor.username]))
  return refuse('OWN_DOCUMENT', {
    message: `You uploaded this document. Another person has to verify it: ${who}`,
  })
}

function checkForm({ result, found }: VerificationForm): void {
  if (result === 'MISMATCH' && (found?.length ?? 0) < 3) {
    refuseField('found', 'Enter what the source says, in 3 characters or more.')
  }
}

/**
 * Records what a source said of a claim. The document on file must be the one that was seen (its hash), and another
 * person must have uploaded it. A confirmation also marks the document on the checklist. Answers the claim as it was
 * before.
 */
export async function performVerification(
  services: Services,
  tx: Transaction,
  form: VerificationForm,
  files: readonly Upload[],
  principal: Principal,
  actor: Actor,
): Promise<void> {
  const owner = form.ownerCode.startsWith('HF') ? 'facility' : 'physician'
  onTarget(principal, { kind: owner })
  const sources = await verificationSources(tx)
  const source = sourceOf(sources, form)
  checkForm(form)
  const claim = await findClaim(tx, sources, form, services.clock.today())
  if (!claim) return refuse('NOT_FOUND', { message: 'There is no such claim on file.' })
  await refuseReplaced(tx, claim, form)
  if (claim.uploadedBy === actor.username) await refuseOwn(tx, owner, actor)
  const today = services.clock.today()
  const evidenceUuid = await storeEvidence(services, tx, form.ownerCode, files, actor)
  const { result, found, method } = form
  await tx.insert(verification).values({
    ownerKind: owner === 'facility' ? 'hf' : 'phy',
    ownerCode: form.ownerCode,
    sourceCode: source.code,
    claim: source.claim,
    documentTypeCode: claim.documentTypeCode,
    attachmentUuid: claim.uuid,
    documentHash: claim.documentHash,
    claimed: {
      name: claim.ownerName,
      number: claim.number,
      validityDate: claim.validityDate,
      fileName: claim.fileName,
    },
    method,
    result,
    found,
    evidenceUuid,
    nextDue: nextDueOf(result, today, source.daysValid),
    performedBy: actor.username,
    performedDate: services.clock.now(),
  })
  const before = claim.result
  const subject = claim.documentTypeCode ?? 'provider'
  const change = { field: `${source.code} ${subject}`, before, after: { result, found, method } }
  const type = owner === 'facility' ? 'health-facility' : 'physician'
  const entry = { code: form.ownerCode, topic: 'Verification', changes: [change] }
  await auditOwner(services, tx, type, { ...entry, action: 'UPDATE' }, actor)
  if (result === 'CONFIRMED') await markDocument(services, tx, claim, actor)
}

/** Result of a verification in words. */
export const resultLabel = (result: VerificationForm['result']): string => resultPresentation[result].label
