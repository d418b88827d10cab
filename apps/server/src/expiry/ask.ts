import type { RenewalOutcome } from '@capiz/api/schema/expiry'
import { joinWords } from '@capiz/domain/text'
import type { InferOutput } from 'valibot'
import type { Actor } from '../actor.ts'
import { audit } from '../audit/audit.ts'
import type { Principal } from '../auth/principal.ts'
import { activityLog, renewalAsk } from '../db/schema/index.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../services.ts'
import { hasLeft } from './query.ts'
import { emailOfPaper, livePapers, ownerOfPaper, type Paper } from './list.ts'
import { nameOfPaper, paperLabels, paperLine } from './words.ts'

type Outcome = InferOutput<typeof RenewalOutcome>

/** Takes a paper for today; false when its renewal was asked for today already, by whomever. */
async function take(
  services: Services,
  tx: Transaction,
  paper: Paper,
  recipient: string,
  actor: Actor,
): Promise<boolean> {
  const taken = await tx
    .insert(renewalAsk)
    .values({
      attachmentUuid: paper.uuid,
      askedOn: services.clock.today(),
      ownerCode: paper.ownerCode,
      recipient,
      createdBy: actor.username,
      createdDate: services.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: renewalAsk.id })
  return taken.length > 0
}

function refusalOf(paper: Paper, principal: Principal): string | undefined {
  const facility = paper.entity.startsWith('hf/')
  if (!principal.permissions.has(facility ? 'HF_EDIT' : 'PHY_EDIT'))
    return 'You may not write to this provider.'
  if (!paper.validityDate) return 'This document does not run out.'
  if (!emailOfPaper(paper)) return `${ownerOfPaper(paper)} has no e-mail address on record.`
  const status = paper.facilityStatus ?? paper.physicianStatus ?? ''
  return hasLeft(status) ? `${ownerOfPaper(paper)} has left the network.` : undefined
}

/** One mail, one activity and one audit row for a provider, whatever the number of papers. */
async function tell(
  services: Services,
  tx: Transaction,
  papers: readonly Paper[],
  labels: ReadonlyMap<string, string>,
  actor: Actor,
): Promise<void> {
  const [first] = papers
  if (!first) return
  const today = services.clock.today()
  const names = papers.map((paper) => nameOfPaper(paper, labels))
  const lines = papers.map((paper) => paperLine(paper, labels, today))
  await services.mail.queue(tx, {
    to: emailOfPaper(first) ?? '',
    template: 'RENEWAL_ASKED',
    values: { targetName: ownerOfPaper(first), documents: lines.join('\n') },
  })
  await tx.insert(activityLog).values({
    applicantCode: first.ownerCode,
    activityType: 'EMAIL',
    topic: 'Renewal of documents',
    activityDate: today,
    remarks: `Asked by mail to renew ${joinWords(names)}.`,
    createdBy: actor.username,
    createdDate: services.clock.now(),
  })
  await audit(tx, services, {
    actor: actor.username,
    action: 'CREATE',
    entityType: first.entity.startsWith('hf/') ? 'health-facility' : 'physician',
    entityCode: first.ownerCode,
    topic: 'Renewal of documents',
    changes: papers.map(({ uuid, docType }) => ({ field: docType ?? 'file', before: null, after: uuid })),
    ...(actor.meta ? { meta: actor.meta } : {}),
  })
}

/**
 * Asks providers by mail to renew papers: one mail a provider, each paper at most once a day whoever asks, with an
 * activity on the record. Answers what became of each.
 */
export async function askRenewal(
  services: Services,
  tx: Transaction,
  uuids: readonly string[],
  principal: Principal,
  actor: Actor,
): Promise<Outcome> {
  const wanted = [...new Set(uuids)].toSorted()
  const papers = new Map((await livePapers(tx, wanted)).map((paper) => [paper.uuid, paper]))
  const asked: Outcome['asked'] = []
  const skipped: Outcome['skipped'] = []
  const taken: Paper[] = []
  for (const uuid of wanted) {
    const paper = papers.get(uuid)
    const reason = paper ? refusalOf(paper, principal) : 'This document is no longer on record.'
    if (!paper || reason) skipped.push({ uuid, reason: reason ?? '' })
    else if (await take(services, tx, paper, emailOfPaper(paper) ?? '', actor)) {
      taken.push(paper)
      asked.push({ uuid, recipient: emailOfPaper(paper) ?? '' })
    } else skipped.push({ uuid, reason: 'It was asked for today already.' })
  }
  const labels = await paperLabels(tx)
  const byOwner = Map.groupBy(taken, ({ ownerCode }) => ownerCode)
  for (const own of byOwner.values()) await tell(services, tx, own, labels, actor)
  return { asked, skipped, mails: byOwner.size }
}
