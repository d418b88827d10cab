import type { ApplicantAnswer } from '@capiz/api/schema/applicant-ask'
import { isOpenRequest, isWaiting, nextDueDate } from '@capiz/domain/request'
import { and, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { userRequest } from '../../db/schema/index.ts'
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

/** Mails the link once more when number and address belong together; says nothing either way. */
export async function sendLink(
  services: Services,
  { code, emailAddress }: { code: string; emailAddress: string },
): Promise<void> {
  const request = await requestAwaitingReply(services.db, code)
  const isRequester = request?.requesterEmail?.toLowerCase() === emailAddress.toLowerCase()
  if (!request || !isRequester || !isWaiting(request.ask)) return
  const { count } = await countUp(services, 'answer-link', code, 3600)
  if (count > linkMailsAnHour) return
  await inTransaction(services.db, (tx) => notifyOfInformationRequest(services, tx, request))
}
