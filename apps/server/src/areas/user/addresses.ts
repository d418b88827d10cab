import { and, eq } from 'drizzle-orm'
import { appUser, facility, physician } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { countUp } from '../../platform/limits/rate-limit.ts'
import type { Services } from '../../platform/services.ts'

/** The e-mail addresses a provider is known by: of the record, its contacts and its accounts, without doubles. */
export async function addressesOnRecord(db: Executor, code: string): Promise<string[]> {
  const [place] = await db
    .select({ own: facility.emailAddress, contacts: facility.contacts })
    .from(facility)
    .where(eq(facility.code, code))
  const [person] = await db
    .select({ own: physician.emailAddress })
    .from(physician)
    .where(eq(physician.code, code))
  const accounts = await db
    .select({ own: appUser.emailAddress })
    .from(appUser)
    .where(and(eq(appUser.linkedCode, code), eq(appUser.deleted, false)))
  const contacts = place?.contacts.map(({ emailAddress }) => emailAddress) ?? []
  const all = [place?.own, ...contacts, person?.own, ...accounts.map(({ own }) => own)]
  const byKey = new Map(all.flatMap((one) => (one ? [[one.toLowerCase(), one] as const] : [])))
  return [...byKey.values()]
}

/** Whether a provider is known by an address. */
export async function isOnRecord(db: Executor, code: string, emailAddress: string): Promise<boolean> {
  const known = await addressesOnRecord(db, code)
  return known.some((one) => one.toLowerCase() === emailAddress.trim().toLowerCase())
}

/** Notices a provider gets in a day, however often somebody asks. */
const mostADay = 3

/**
 * Tells the addresses on record that somebody asked for an account with another one: whoever knows a tax number or a
 * licence can ask.
 */
export async function tellAddressesOnRecord(
  services: Services,
  tx: Transaction,
  target: { code: string; name: string },
  asked: string,
): Promise<void> {
  const known = await addressesOnRecord(tx, target.code)
  if (known.some((one) => one.toLowerCase() === asked.toLowerCase())) return
  const { count } = await countUp({ db: tx, clock: services.clock }, 'account-asked', target.code, 86_400)
  if (count > mostADay) return
  for (const to of known) {
    await services.mail.queue(tx, { to, template: 'ACCOUNT_ASKED', values: { target: target.name } })
  }
}

/** Leaves a further ask for an account on the request that is open, so that who decides sees every address asked. */
export async function recordFurtherAsk(
  services: Services,
  tx: Transaction,
  request: { code: string },
  asked: { emailAddress: string; name: string },
  actor: Actor,
): Promise<void> {
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: 'user-request',
    entityCode: request.code,
    topic: 'Asked for again with another address',
    changes: [
      { field: 'emailAddress', before: null, after: asked.emailAddress },
      { field: 'requesterName', before: null, after: asked.name },
    ],
    meta: actor.meta,
  })
}
