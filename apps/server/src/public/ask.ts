import type { ApplicantAnswer } from '@capiz/api/schema/applicant-ask'
import { isOpenRequest, isWaiting } from '@capiz/domain/request'
import { and, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { visitor } from '../actor.ts'
import { userRequest } from '../db/schema/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Executor } from '../db/types.ts'
import { countUp } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import type { Upload } from '../http/upload.ts'
import { isSealOf, readToken, tellOfAsk, type AskedRequest } from '../request/answer-link.ts'
import { keepAnswer } from '../request/desk.ts'
import type { Services } from '../services.ts'
import { acceptedFiles } from './held.ts'

/** Mails with the link of one application in an hour. */
const linkMailsAnHour = 3

/** The open application of somebody without an account of whom more was asked. */
async function askedRequest(db: Executor, code: string): Promise<AskedRequest | undefined> {
  const [row] = await db
    .select()
    .from(userRequest)
    .where(and(eq(userRequest.code, code), eq(userRequest.deleted, false), isNull(userRequest.requesterCode)))
  const { ask } = row ?? {}
  return row && ask && isOpenRequest(row.status) ? { ...row, ask } : undefined
}

/** The application a link opens; one refusal for all others, so that none can be told from another. */
async function requestOf(services: Services, token: string): Promise<AskedRequest> {
  const read = readToken(token)
  const found = read && read.until >= services.clock.today() && (await askedRequest(services.db, read.code))
  if (found && isSealOf(services.tokenKey, found, read)) return found
  return refuse('NOT_FOUND', {
    message: 'This link does not work, or no longer. Ask for a new one with the number of your application.',
  })
}

const viewOf = ({ code, type, targetName, ask }: AskedRequest) => ({ code, type, targetName, ...ask })

/** What was asked, for who holds the link. */
export async function askOfToken(services: Services, token: string) {
  return viewOf(await requestOf(services, token))
}

/** Keeps an answer given through the link, whole or in part, as one given through the portal. */
export async function answerByToken(
  services: Services,
  { token, ...answer }: InferOutput<typeof ApplicantAnswer>,
  files: readonly Upload[],
  meta: CallMeta,
) {
  const request = await requestOf(services, token)
  const by = visitor(request.requesterName, request.requesterEmail ?? '', meta)
  if (!isWaiting(request.ask))
    refuse('REQUEST_STATUS', { message: 'Everything that was asked for is answered already. Thank you.' })
  await keepAnswer(services, request, by, answer, files, acceptedFiles)
  return viewOf(await requestOf(services, token))
}

/** Mails the link once more when number and address belong together; says nothing either way. */
export async function sendLink(
  services: Services,
  { code, emailAddress }: { code: string; emailAddress: string },
): Promise<void> {
  const request = await askedRequest(services.db, code)
  const isTheirs = request?.requesterEmail?.toLowerCase() === emailAddress.toLowerCase()
  if (!request || !isTheirs || !isWaiting(request.ask)) return
  const { count } = await countUp(services, 'answer-link', code, 3600)
  if (count > linkMailsAnHour) return
  await inTransaction(services.db, (tx) => tellOfAsk(services, tx, request))
}
