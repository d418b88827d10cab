import { and, eq, or, sql } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser, rateBucket } from '../../db/schema/index.ts'
import { addressBlock } from '../limits/address-block.ts'
import { countUp, refuseForNow } from '../limits/rate-limit.ts'
import { auditRefusal } from '../audit/refusals.ts'
import { Refusal, refuse } from '../errors/refuse.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { countCode, forgetWrongCodes, passSecondFactor } from './factor.ts'
import { isLockedOut, lockedOutMessage, notLockedOut } from './lock.ts'
import { pretendToVerify, verifyPassword } from './password.ts'
import { beginSession, heldUser, type TokenPair } from './session.ts'

/** Wrong passwords in a row before an account waits, and how long it waits (domain model 11.6). */
const accountTries = 5
const waitMinutes = 15
/** Wrong passwords from one address in the same time, whatever the names. */
const addressTries = 100

/** Counts the try before the password is looked at, so that parallel guesses count too. */
async function countTry(services: Services, name: string, meta: CallMeta): Promise<void> {
  const byAddress = await countUp(services, 'login-address', addressBlock(meta.ip), waitMinutes * 60)
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

async function takeBackTry({ db }: Services, limit: string, key: string): Promise<void> {
  await db
    .update(rateBucket)
    .set({ count: sql`${rateBucket.count} - 1` })
    .where(and(eq(rateBucket.name, limit), eq(rateBucket.key, key)))
}

/** A finished sign-in clears the name; for the address it only takes back its own try. */
async function forgetTries(services: Services, user: UserRow, name: string, meta: CallMeta): Promise<void> {
  const { db } = services
  await db.delete(rateBucket).where(and(eq(rateBucket.name, 'login-account'), eq(rateBucket.key, name)))
  await takeBackTry(services, 'login-address', addressBlock(meta.ip))
  await forgetWrongCodes(services, { userCode: user.code })
}

/** The password was right and the code is yet to come: that is no wrong try, but it clears nothing either. */
async function forgiveFirstStep(services: Services, name: string, meta: CallMeta): Promise<void> {
  await takeBackTry(services, 'login-account', name)
  await takeBackTry(services, 'login-address', addressBlock(meta.ip))
}

type UserRow = typeof appUser.$inferSelect

/** Refuses a user who may not sign in although the password is right. */
function refuseUnlessOpen(user: UserRow, now: Date): void {
  if (user.deleted) refuse('BAD_CREDENTIALS')
  if (isLockedOut(user)) refuse('ACCOUNT_LOCKED', { message: lockedOutMessage })
  if (user.temporaryPassword && user.temporaryUntil && user.temporaryUntil <= now) {
    refuse('BAD_CREDENTIALS', { message: 'This temporary password is no longer valid. Ask for a new one.' })
  }
}

/**
 * Opens the session of a user whose password was right. Checking a password takes long: what changed meanwhile (a lock,
 * a deletion, another password) counts, so the user is read again in the transaction that opens the session.
 */
async function openSession(
  services: Services,
  verified: UserRow,
  meta: CallMeta,
  code: string | undefined,
): Promise<TokenPair> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const user = await heldUser(tx, verified.id)
    if (user?.passwordHash !== verified.passwordHash) return refuse('BAD_CREDENTIALS')
    refuseUnlessOpen(user, now)
    const secondFactor = await passSecondFactor(tx, services, user, code)
    const proof = { secondFactor, freshDate: now }
    const pair = await beginSession(tx, services, { userId: user.id, reason: 'REPLACED', proof }, meta)
    await tx
      .update(appUser)
      .set({ lastLogin: now, failedCount: 0, lockedUntil: null })
      .where(eq(appUser.id, user.id))
    await audit(tx, services, {
      actor: user.username,
      action: 'LOGIN',
      entityType: 'user',
      entityCode: user.code,
      topic: 'Session',
      changes: [],
      meta,
    })
    return pair
  })
}

/** Names that are no account's leave a row too, without the name: the answer would take less time otherwise. */
async function recordRefusal(services: Services, name: string, user: UserRow | undefined, meta: CallMeta) {
  await auditRefusal(services, {
    actor: 'PUBLIC',
    entityType: 'user',
    entityCode: user?.code ?? null,
    topic: 'Refused sign-in',
    about: name,
    meta,
  })
}

const isFirstStep = (error: unknown): boolean =>
  error instanceof Refusal && error.errorCode === 'SECOND_FACTOR_REQUIRED'

/**
 * Signs in with username and password, and with a code where the user has a second factor: without one the answer is
 * SECOND_FACTOR_REQUIRED and names the factors. Every wrong combination gets the same answer after the same time.
 */
export async function login(
  services: Services,
  meta: CallMeta,
  given: { username: string; password: string; code?: string | undefined },
): Promise<TokenPair> {
  const name = given.username.toLowerCase()
  const [user] = await services.db
    .select()
    .from(appUser)
    .where(or(eq(appUser.username, name), eq(appUser.emailKey, name)))
  try {
    await countTry(services, name, meta)
    const right = user
      ? await verifyPassword(given.password, user.passwordHash)
      : await pretendToVerify(given.password)
    if (!user || !right) return refuse('BAD_CREDENTIALS')
    refuseUnlessOpen(user, services.clock.now())
    if (given.code !== undefined) await countCode(services, user)
    const pair = await openSession(services, user, meta, given.code)
    await forgetTries(services, user, name, meta)
    return pair
  } catch (error) {
    if (isFirstStep(error)) await forgiveFirstStep(services, name, meta)
    else if (error instanceof Refusal) await recordRefusal(services, name, user, meta)
    throw error
  }
}
