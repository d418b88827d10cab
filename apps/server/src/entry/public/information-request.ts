import type { ApplicantAnswer } from '@capiz/api/schema/applicant-ask'
import { isOpenRequest, isWaiting, nextDueDate, requestStatusMeanings } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { daysBetween, formatDay, manilaDay } from '@capiz/domain/time'
import { and, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { checklistOwner as ofFacility } from '../../areas/facility/checklist.ts'
import { checklistOwner as ofPhysician } from '../../areas/physician/checklist.ts'
import { facility, physician, userRequest } from '../../db/schema/index.ts'
import { checklistOf } from '../../engines/provider/checklist.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import { notifyRequester } from '../../engines/request/step.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import { countUp } from '../../platform/limits/rate-limit.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Upload } from '../../platform/files/upload.ts'
import {
  isSignatureOf,
  readToken,
  notifyOfInformationRequest,
  type RequestAwaitingReply,
} from '../../engines/request/reply-link.ts'
import { storeReply } from '../../engines/request/information.ts'
import type { Services } from '../../platform/services.ts'
import { acceptedFiles } from './temporary-files.ts'

/** Mails with the link of one application in an hour. */
const linkMailsAnHour = 3

/** Returns the open application that waits for more information from an applicant without an account. */
async function requestAwaitingReply(db: Executor, code: string): Promise<RequestAwaitingReply | undefined> {
  const [row] = await db
    .select()
    .from(userRequest)
    .where(and(eq(userRequest.code, code), eq(userRequest.deleted, false), isNull(userRequest.requesterCode)))
  const { ask: informationRequest } = row ?? {}
  return row && informationRequest && isOpenRequest(row.status)
    ? { ...row, ask: informationRequest }
    : undefined
}

/** Returns the application a link opens; one refusal for all others, so that they cannot be distinguished. */
async function requestOf(services: Services, token: string): Promise<RequestAwaitingReply> {
  const read = readToken(token)
  const found =
    read && read.until >= services.clock.today() && (await requestAwaitingReply(services.db, read.code))
  if (found && isSignatureOf(services.tokenKey, found, read)) return found
  return refuse('NOT_FOUND', {
    message: 'This link does not work, or no longer. Ask for a new one with the number of your application.',
  })
}

/** The part of an information request that the applicant sees; the consequence of no answer stays with staff. */
function viewOf({ code, type, targetName, ask }: RequestAwaitingReply) {
  const { items, reason, askedOn, dueDate } = ask
  return { code, type, targetName, items, reason, askedOn, dueDate: nextDueDate(ask) ?? dueDate }
}

/** Returns the information request for the holder of the link. */
export async function informationRequestOfToken(services: Services, token: string) {
  return viewOf(await requestOf(services, token))
}

/** Keeps an answer given through the link, whole or in part, as one given through the portal. */
export async function replyByToken(
  services: Services,
  { token, ...answer }: InferOutput<typeof ApplicantAnswer>,
  files: readonly Upload[],
  meta: CallMeta,
) {
  const request = await requestOf(services, token)
  const by = visitor(request.requesterName, request.requesterEmail ?? '', meta)
  if (request.ask.items.every(({ answeredOn }) => answeredOn !== null))
    refuse('REQUEST_STATUS', { message: 'Everything that was asked for is answered already. Thank you.' })
  await storeReply(services, request, by, answer, files, acceptedFiles)
  return viewOf(await requestOf(services, token))
}

/** The documents the record of an application still lacks; none for a request that made no record. */
async function missingDocuments({ db, clock }: Services, code: string | null): Promise<string[]> {
  if (code === null) return []
  const [[hf], [phy]] = [
    await db.select().from(facility).where(eq(facility.code, code)),
    await db.select().from(physician).where(eq(physician.code, code)),
  ]
  const owner = hf ? ofFacility(hf) : phy ? ofPhysician(phy) : undefined
  if (owner === undefined) return []
  const rows = await checklistOf(db, owner, clock.today())
  return rows
    .filter(({ required, state }) => required && (state === 'MISSING' || state === 'EXPIRED'))
    .map(({ label }) => label)
}

/** The sentence on how an applicant without an account sends missing documents. */
const howToSend =
  'Keep them ready: the accreditation office writes to you with a link for them. Until then nothing is needed from you.'

/** Mails where an application stands, with the documents its record still lacks and how they are sent. */
async function mailStatus(services: Services, request: RequestRecord): Promise<void> {
  const isOpen = isOpenRequest(request.status)
  const lacking = isOpen ? await missingDocuments(services, request.targetCode) : []
  const days = daysBetween(manilaDay(request.requestedDate), services.clock.today())
  const since = days === 0 ? 'today' : `${plural(days, 'day', 'days')} ago`
  const values = {
    status: `${requestStatusMeanings[request.status]} It was sent ${since}, on ${formatDay(manilaDay(request.requestedDate))}.`,
    missing:
      lacking.length > 0
        ? `These documents are still missing:\n\n${lacking.map((label) => `- ${label}`).join('\n')}\n\n${howToSend}`
        : isOpen
          ? 'Nothing is missing, and nothing is needed from you now.'
          : (request.remarks ?? ''),
  }
  await inTransaction(services.db, (tx) =>
    notifyRequester(services, tx, request, 'APPLICATION_STATUS', values),
  )
}

/**
 * Mails where an application stands when number and address belong together, with the link for the answer where more is
 * waited for; says nothing either way.
 */
export async function sendLink(
  services: Services,
  { code, emailAddress }: { code: string; emailAddress: string },
): Promise<void> {
  const [request] = await services.db
    .select()
    .from(userRequest)
    .where(and(eq(userRequest.code, code), eq(userRequest.deleted, false), isNull(userRequest.requesterCode)))
  const isRequester = request?.requesterEmail?.toLowerCase() === emailAddress.toLowerCase()
  if (!request || !isRequester) return
  const { count } = await countUp(services, 'answer-link', code, 3600)
  if (count > linkMailsAnHour) return
  const { ask: informationRequest } = request
  if (informationRequest === null || !isOpenRequest(request.status) || !isWaiting(informationRequest)) {
    return mailStatus(services, request)
  }
  const awaiting = { ...request, ask: informationRequest }
  await inTransaction(services.db, (tx) => notifyOfInformationRequest(services, tx, awaiting))
}
