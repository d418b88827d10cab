import type { IsoDate } from '@capiz/domain/time'
import { reminder } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { emailOfOwner, countedDocuments, ownerOfDocument, type ExpiringRow } from '../expiry/expiring-rows.ts'
import { isOutOfNetwork } from '../expiry/query.ts'
import { documentTypeLabels, documentLine } from '../expiry/labels.ts'
import type { Services } from '../../platform/services.ts'
import { isTimeToRemind, openDigest } from './digest.ts'
import { dueDocuments, type DueDocument } from './due.ts'

/** The documents as they stand now: one may have been renewed, or its owner have left, since they were looked for. */
async function stillDue(
  tx: Transaction,
  due: readonly DueDocument[],
  today: IsoDate,
): Promise<ExpiringRow[]> {
  const live = await countedDocuments(
    tx,
    due.map(({ uuid }) => uuid),
    today,
  )
  const days = new Map(due.map(({ uuid, validityDate }) => [uuid, validityDate]))
  return live
    .filter(({ uuid, validityDate }) => days.get(uuid) === validityDate)
    .filter(({ facilityStatus, physicianStatus }) => !isOutOfNetwork(facilityStatus ?? physicianStatus ?? ''))
    .toSorted((a, b) => (a.validityDate ?? '').localeCompare(b.validityDate ?? ''))
}

function bodyOf(
  documents: readonly ExpiringRow[],
  labels: ReadonlyMap<string, string>,
  today: IsoDate,
): string {
  const owners = Map.groupBy(documents, ownerOfDocument)
  const parts = [...owners].map(([owner, own]) =>
    [owner, ...own.map((document) => documentLine(document, labels, today))].join('\n'),
  )
  return parts.join('\n\n')
}

/** Writes one recipient's mail and what it named, or nothing when there is nothing left to say. */
async function remind(
  services: Services,
  tx: Transaction,
  recipient: string,
  due: readonly DueDocument[],
  labels: ReadonlyMap<string, string>,
): Promise<boolean> {
  const documents = await stillDue(tx, due, services.clock.today())
  const [first] = documents
  if (!first) return false
  const digestId = await openDigest(services, tx, recipient)
  if (digestId === undefined) return false
  const steps = new Map(due.map(({ uuid, validityDate, step }) => [uuid, { validityDate, step }]))
  await tx.insert(reminder).values(
    documents.flatMap(({ uuid }) => {
      const named = steps.get(uuid)
      return named ? [{ digestId, attachmentUuid: uuid, ...named }] : []
    }),
  )
  const subjectLine =
    documents.length === 1
      ? `A document of ${ownerOfDocument(first)} has to be renewed`
      : `${documents.length} documents have to be renewed`
  await services.mail.queue(tx, {
    to: emailOfOwner(first) ?? recipient,
    template: 'RENEWAL_REMINDER',
    values: { subjectLine, documents: bodyOf(documents, labels, services.clock.today()) },
  })
  return true
}

/**
 * Reminds the owners of expiring documents: 60, 30, 7 and 1 days before and 1, 14, 28 and 42 days after the last day,
 * one mail a person and day whatever the number of documents, each step once however often and in however many
 * processes this runs. After days without a run only the latest step is mailed. Returns the number of mails written.
 */
export async function sendReminders(services: Services): Promise<number> {
  const { db, clock } = services
  if (!isTimeToRemind(services)) return 0
  const due = await dueDocuments(db, clock.today())
  if (due.length === 0) return 0
  const labels = await documentTypeLabels(db)
  let mails = 0
  for (const [recipient, own] of Map.groupBy(due, (document) => document.recipient)) {
    if (await inTransaction(db, (tx) => remind(services, tx, recipient, own, labels))) mails += 1
  }
  return mails
}
