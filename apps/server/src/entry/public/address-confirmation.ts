import { manilaDay, formatDay } from '@capiz/domain/time'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { pendingApplication } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { countUp, refuseForNow } from '../../platform/limits/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import type { ConsentOrigin } from './application.ts'

type Pending = typeof pendingApplication.$inferSelect

/** The record and the request an application became. */
export interface Received {
  code: string
  requestCode: string
  name: string
}

/** An application as it was sent. */
export interface SentApplication {
  kind: Pending['kind']
  body: { emailAddress: string; documents: readonly { uuid: string }[] }
}

/** Hours the link of an application works; the files it names are held as long. */
const linkHours = 72
/** Mails with a link to one address in a day, whatever applications they are for. */
const mostToAddress = 5
/** Mails with the link of one application, and the least seconds between two of them. */
const mostOfApplication = 3
const pauseSeconds = 60

/** Ends the transaction of an application whose mail address has to be confirmed first. */
class AddressUnconfirmed extends Error {
  constructor() {
    super('The mail address of this application has to be confirmed.')
    this.name = 'AddressUnconfirmed'
  }
}

/** Stops an application after all its checks, unless its address is confirmed or the installation asks for no such thing. */
export function holdUnlessConfirmed({ config }: Services, origin: ConsentOrigin | undefined): void {
  if (config.confirmsApplicants && origin === undefined) throw new AddressUnconfirmed()
}

function signatureOf({ tokenKey }: Services, { id, emailAddress }: Pick<Pending, 'id' | 'emailAddress'>) {
  return createHmac('sha256', tokenKey)
    .update(`confirm:${JSON.stringify([id, emailAddress])}`)
    .digest('base64url')
}

/** Counts and queues the mail with the link. The link is derived, so that a second mail brings the same one. */
async function mailLink(
  services: Services,
  tx: Transaction,
  pending: Pick<Pending, 'id' | 'emailAddress' | 'expires'>,
): Promise<void> {
  const { emailAddress: to, id, expires } = pending
  const counters = { db: tx, clock: services.clock }
  const { count, waitSeconds } = await countUp(counters, 'confirm-address', to.toLowerCase(), 86_400)
  if (count > mostToAddress) {
    refuse('TOO_MANY', {
      message: 'This e-mail address was sent several links today. Open one of them, or apply again tomorrow.',
      headers: { 'retry-after': String(waitSeconds) },
    })
  }
  await services.mail.queue(tx, {
    to,
    template: 'CONFIRM_ADDRESS',
    values: {
      // behind the #, so that neither a proxy nor a log sees it
      link: `${services.config.publicUrl}/confirm-application#${id}.${signatureOf(services, pending)}`,
      until: formatDay(manilaDay(expires)),
    },
  })
}

/** Keeps an application, which passed every check, until its address is confirmed, and mails the link. */
async function keepPending(services: Services, { kind, body }: SentApplication, meta: CallMeta) {
  const now = services.clock.now()
  const pending = {
    id: randomUUID(),
    kind,
    body,
    emailAddress: body.emailAddress,
    files: body.documents.map(({ uuid }) => uuid),
    ip: meta.ip,
    sentDate: now,
    expires: new Date(now.getTime() + linkHours * 3_600_000),
    mails: 1,
    lastMail: now,
  }
  await inTransaction(services.db, async (tx) => {
    await tx.insert(pendingApplication).values(pending)
    await mailLink(services, tx, pending)
  })
  return { code: null, requestCode: null, confirmation: { id: pending.id, expires: pending.expires } }
}

/** Receives an application, or keeps it until its mail address is confirmed; the receipt says which. */
export async function receiveOrHold(
  services: Services,
  sent: SentApplication,
  meta: CallMeta,
  receive: () => Promise<Received>,
) {
  try {
    const { code, requestCode } = await receive()
    return { code, requestCode, confirmation: null }
  } catch (error) {
    if (!(error instanceof AddressUnconfirmed)) throw error
    return keepPending(services, sent, meta)
  }
}

/** The application of a mailed link, held by the transaction; undefined when the link is none of ours or is over. */
export async function lockByToken(
  services: Services,
  tx: Transaction,
  token: string,
): Promise<Pending | undefined> {
  const [, id, signature = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined) return undefined
  const [row] = await tx
    .select()
    .from(pendingApplication)
    .where(and(eq(pendingApplication.id, id), gt(pendingApplication.expires, services.clock.now())))
    .for('update')
  const isOurs =
    row !== undefined && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(services, row)))
  return isOurs ? row : undefined
}

/** Mails the link of a waiting application once more: three mails each, a minute apart, five a day to one address. */
export async function resendConfirmation(services: Services, id: string): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(pendingApplication)
      .where(
        and(
          eq(pendingApplication.id, id),
          gt(pendingApplication.expires, now),
          isNull(pendingApplication.confirmed),
        ),
      )
      .for('update')
    if (!row) {
      return refuse('NOT_FOUND', {
        message: 'This application does not wait for a confirmation any more. Apply again if you need to.',
      })
    }
    const passed = (now.getTime() - row.lastMail.getTime()) / 1000
    if (passed < pauseSeconds) refuseForNow(Math.ceil(pauseSeconds - passed))
    if (row.mails >= mostOfApplication) {
      refuse('TOO_MANY', {
        message: 'The link was sent three times. Check the address and the folder for unwanted mail.',
        headers: { 'retry-after': String(Math.ceil((row.expires.getTime() - now.getTime()) / 1000)) },
      })
    }
    await tx
      .update(pendingApplication)
      .set({ mails: row.mails + 1, lastMail: now })
      .where(eq(pendingApplication.id, id))
    await mailLink(services, tx, row)
  })
}
