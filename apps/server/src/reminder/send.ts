import type { IsoDate } from '@capiz/domain/time'
import { reminder } from '../db/schema/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/types.ts'
import { emailOfPaper, livePapers, ownerOfPaper, type Paper } from '../expiry/list.ts'
import { hasLeft } from '../expiry/query.ts'
import { paperLabels, paperLine } from '../expiry/words.ts'
import type { Services } from '../services.ts'
import { isTimeToRemind, openDigest } from './digest.ts'
import { duePapers, type DuePaper } from './due.ts'

/** The papers as they stand now: one may have been renewed, or its owner have left, since they were looked for. */
async function stillDue(tx: Transaction, due: readonly DuePaper[]): Promise<Paper[]> {
  const live = await livePapers(
    tx,
    due.map(({ uuid }) => uuid),
  )
  const days = new Map(due.map(({ uuid, validityDate }) => [uuid, validityDate]))
  return live
    .filter(({ uuid, validityDate }) => days.get(uuid) === validityDate)
    .filter(({ facilityStatus, physicianStatus }) => !hasLeft(facilityStatus ?? physicianStatus ?? ''))
    .toSorted((a, b) => (a.validityDate ?? '').localeCompare(b.validityDate ?? ''))
}

function bodyOf(papers: readonly Paper[], labels: ReadonlyMap<string, string>, today: IsoDate): string {
  const owners = Map.groupBy(papers, ownerOfPaper)
  const parts = [...owners].map(([owner, own]) =>
    [owner, ...own.map((paper) => paperLine(paper, labels, today))].join('\n'),
  )
  return parts.join('\n\n')
}

/** Writes one recipient's mail and what it named, or nothing when there is nothing left to say. */
async function remind(
  services: Services,
  tx: Transaction,
  recipient: string,
  due: readonly DuePaper[],
  labels: ReadonlyMap<string, string>,
): Promise<boolean> {
  const papers = await stillDue(tx, due)
  const [first] = papers
  if (!first) return false
  const digestId = await openDigest(services, tx, recipient)
  if (digestId === undefined) return false
  const steps = new Map(due.map(({ uuid, validityDate, step }) => [uuid, { validityDate, step }]))
  await tx.insert(reminder).values(
    papers.flatMap(({ uuid }) => {
      const named = steps.get(uuid)
      return named ? [{ digestId, attachmentUuid: uuid, ...named }] : []
    }),
  )
  const subjectLine =
    papers.length === 1
      ? `A document of ${ownerOfPaper(first)} has to be renewed`
      : `${papers.length} documents have to be renewed`
  await services.mail.queue(tx, {
    to: emailOfPaper(first) ?? recipient,
    template: 'RENEWAL_REMINDER',
    values: { subjectLine, documents: bodyOf(papers, labels, services.clock.today()) },
  })
  return true
}

/**
 * Reminds the owners of papers that run out: 60, 30, 7 and 1 days before and 1, 14, 28 and 42 days after the last day,
 * one mail a person and day whatever the number of papers, each step once however often and in however many processes
 * this runs. After days without a run only the latest step is told of. Answers how many mails were written.
 */
export async function sendReminders(services: Services): Promise<number> {
  const { db, clock } = services
  if (!isTimeToRemind(services)) return 0
  const due = await duePapers(db, clock.today())
  if (due.length === 0) return 0
  const labels = await paperLabels(db)
  let mails = 0
  for (const [recipient, own] of Map.groupBy(due, (paper) => paper.recipient)) {
    if (await inTransaction(db, (tx) => remind(services, tx, recipient, own, labels))) mails += 1
  }
  return mails
}
