import { and, eq, or, sql } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser, rateBucket } from '../../db/schema/index.ts'
import { countUp, refuseForNow } from '../limits/rate-limit.ts'
import { refuse } from '../errors/refuse.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { isLockedOut, lockedOutMessage, notLockedOut } from './lock.ts'
import { pretendToVerify, verifyPassword } from './password.ts'
import { openSession, type TokenPair } from './session.ts'

/** Wrong passwords in a row before an account waits, and how long it waits (domain model 11.6). */
const accountTries = 5
const waitMinutes = 15
/** Wrong passwords from one address in the same time, whatever the names. */
const addressTries = 100

/** Counts the try before the password is looked at, so that parallel guesses count too. */
async function countTry(services: Services, name: string, meta: CallMeta): Promise<void> {
  const byAddress = await countUp(services, 'login-address', meta.ip, waitMinutes * 60)
  if (byAddress.count > addressTries) refuseForNow(byAddress.waitSeconds)
  const byAccount = await countUp(services, 'login-account', name, waitMinutes * 60)
  if (byAccount.count > accountTries) refuseForNow(byAccount.waitSeconds)
  if (byAccount.count === accountTries) {
    const lockedUntil = new Date(services.clock.now().getTime() + byAccount.waitSeconds * 1000)
    await services.db
      .update(appUser)
      .set({ lockedUntil, failedCount: accountTries })
      // a lock that an administrator set does not become a short one
      .where(and(eq(appUser.username, name), notLockedOut))
  }
}

/** A right password clears the name; for the address it only takes back its own try. */
async function forgetTries(services: Services, name: string, meta: CallMeta): Promise<void> {
  const { db } = services
  await db.delete(rateBucket).where(and(eq(rateBucket.name, 'login-account'), eq(rateBucket.key, name)))
  await db
    .update(rateBucket)
    .set({ count: sql`${rateBucket.count} - 1` })
    .where(and(eq(rateBucket.name, 'login-address'), eq(rateBucket.key, meta.ip)))
}

/** Signs in with username and password. Every wrong combination gets the same answer after the same time. */
export async function login(
  services: Services,
  meta: CallMeta,
  given: { username: string; password: string },
): Promise<TokenPair> {
  const name = given.username.toLowerCase()
  await countTry(services, name, meta)
  const [user] = await services.db
    .select()
    .from(appUser)
    .where(or(eq(appUser.username, name), eq(appUser.emailKey, name)))
  const right = user
    ? await verifyPassword(given.password, user.passwordHash)
    : await pretendToVerify(given.password)
  if (!user || !right || user.deleted) return refuse('BAD_CREDENTIALS')
  if (isLockedOut(user)) refuse('ACCOUNT_LOCKED', { message: lockedOutMessage })
  const now = services.clock.now()
  if (user.temporaryPassword && user.temporaryUntil && user.temporaryUntil <= now) {
    refuse('BAD_CREDENTIALS', { message: 'This temporary password is no longer valid. Ask for a new one.' })
  }
  await forgetTries(services, name, meta)
  const pair = await openSession(services, user.id, meta)
  await inTransaction(services.db, (tx) =>
    audit(tx, services, {
      actor: user.username,
      action: 'LOGIN',
      entityType: 'user',
      entityCode: user.code,
      topic: 'Session',
      changes: [],
      meta,
    }),
  )
  return pair
}
