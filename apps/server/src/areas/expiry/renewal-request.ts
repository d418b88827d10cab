import type { RenewalOutcome } from '@capiz/api/schema/expiry'
import { joinList } from '@capiz/domain/text'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../platform/access/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { activityLog, renewalAsk } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { isOutOfNetwork } from './query.ts'
import { emailOfOwner, countedDocuments, ownerOfDocument, type ExpiringRow } from './expiring-rows.ts'
import { documentName, documentTypeLabels, documentLine } from './labels.ts'

type Outcome = InferOutput<typeof RenewalOutcome>

/** Takes a document for today; false when its renewal was asked for today already, by whomever. */
async function claimDocuments(
  services: Services,
  tx: Transaction,
  document: ExpiringRow,
  recipient: string,
  actor: Actor,
): Promise<boolean> {
  const claimed = await tx
    .insert(renewalAsk)
    .values({
      attachmentUuid: document.uuid,
      askedOn: services.clock.today(),
      ownerCode: document.ownerCode,
      recipient,
      createdBy: actor.username,
      createdDate: services.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: renewalAsk.id })
  return claimed.length > 0
}

function refusalOf(document: ExpiringRow, principal: Principal): string | undefined {
  const kind = document.entity.startsWith('hf/') ? 'facility' : 'physician'
  if (!isOpenFor(principal, { kind })) return 'You may not write to this provider.'
  if (!document.validityDate) return 'This document does not run out.'
  if (!emailOfOwner(document)) return `${ownerOfDocument(document)} has no e-mail address on record.`
  const status = document.facilityStatus ?? document.physicianStatus ?? ''
  return isOutOfNetwork(status) ? `${ownerOfDocument(document)} has left the network.` : undefined
}

/** One mail, one activity and one audit row for a provider, whatever the number of documents. */
async function notifyOwner(
  services: Services,
  tx: Transaction,
  documents: readonly ExpiringRow[],
  labels: ReadonlyMap<string, string>,
  actor: Actor,
): Promise<void> {
  const [first] = documents
  if (!first) return
  const today = services.clock.today()
  const names = documents.map((document) => documentName(document, labels))
  const lines = documents.map((document) => documentLine(document, labels, today))
  await services.mail.queue(tx, {
    to: emailOfOwner(first) ?? '',
    template: 'RENEWAL_ASKED',
    values: { targetName: ownerOfDocument(first), documents: lines.join('\n') },
  })
  await tx.insert(activityLog).values({
    applicantCode: first.ownerCode,
    activityType: 'EMAIL',
    topic: 'Renewal of documents',
    activityDate: today,
    remarks: `Asked by mail to renew ${joinList(names)}.`,
    createdBy: actor.username,
    createdDate: services.clock.now(),
  })
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: first.entity.startsWith('hf/') ? 'health-facility' : 'physician',
    entityCode: first.ownerCode,
    topic: 'Renewal of documents',
    changes: documents.map(({ uuid, docType }) => ({ field: docType ?? 'file', before: null, after: uuid })),
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

/**
 * Sends providers mails requesting the renewal of documents: one mail a provider, each document at most once a day
 * across all callers, with an activity on the record. Returns the result for each.
 */
export async function requestRenewal(
  services: Services,
  tx: Transaction,
  uuids: readonly string[],
  principal: Principal,
  actor: Actor,
): Promise<Outcome> {
  const wanted = [...new Set(uuids)].toSorted()
  const documents = new Map(
    (await countedDocuments(tx, wanted, services.clock.today())).map((document) => [document.uuid, document]),
  )
  const requested: Outcome['asked'] = []
  const skipped: Outcome['skipped'] = []
  const claimed: ExpiringRow[] = []
  for (const uuid of wanted) {
    const document = documents.get(uuid)
    const reason = document ? refusalOf(document, principal) : 'This document is no longer on record.'
    if (!document || reason) skipped.push({ uuid, reason: reason ?? '' })
    else if (await claimDocuments(services, tx, document, emailOfOwner(document) ?? '', actor)) {
      claimed.push(document)
      requested.push({ uuid, recipient: emailOfOwner(document) ?? '' })
    } else skipped.push({ uuid, reason: 'It was asked for today already.' })
  }
  const labels = await documentTypeLabels(tx)
  const byOwner = Map.groupBy(claimed, ({ ownerCode }) => ownerCode)
  for (const own of byOwner.values()) await notifyOwner(services, tx, own, labels, actor)
  return { asked: requested, skipped, mails: byOwner.size }
}
