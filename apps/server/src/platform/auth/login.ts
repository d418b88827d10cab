import { eq, or } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appUser } from '../../db/schema/index.ts'
import { auditRefusal } from '../audit/refusals.ts'
import { Refusal, refuse } from '../errors/refuse.ts'
import type { CallMeta } from '../access/call-meta.ts'
import type { Services } from '../services.ts'
import { countCode, type FactorProof, forgetWrongCodes, isGiven, passSecondFactor } from './factor.ts'
import { askForFactor, isFirstStep } from './first-step.ts'
import { isLockedOut, lockedOutMessage } from './lock.ts'
import { pretendToVerify, verifyPassword } from './password.ts'
import { beginSession, bySelf, heldUser, type TokenPair } from './session.ts'
import { refusePasswordOff } from '../access/password-off.ts'
import { countTry, forgetTries, forgiveFirstStep } from './tries.ts'

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
  given: FactorProof,
): Promise<TokenPair> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const user = await heldUser(tx, verified.id)
    if (user?.passwordHash !== verified.passwordHash) return refuse('BAD_CREDENTIALS')
    refuseUnlessOpen(user, now)
    await refusePasswordOff(tx, services, user)
    const secondFactor = await passSecondFactor(tx, services, user, given)
    const proof = { ...bySelf, secondFactor, freshDate: now }
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

/**
 * Signs in with username and password, and with a code or a passkey where the user has a second factor: without one the answer is
 * SECOND_FACTOR_REQUIRED and names the factors. Every wrong combination gets the same answer after the same time.
 */
export async function login(
  services: Services,
  meta: CallMeta,
  given: { username: string; password: string } & FactorProof,
): Promise<TokenPair> {
  const name = given.username.toLowerCase()
  const [user] = await services.db
    .select()
    .from(appUser)
    .where(or(eq(appUser.username, name), eq(appUser.emailKey, name)))
  const tried = { name, user, meta }
  try {
    await countTry(services, tried)
    const right = user
      ? await verifyPassword(given.password, user.passwordHash)
      : await pretendToVerify(given.password)
    if (!user || !right) return refuse('BAD_CREDENTIALS')
    refuseUnlessOpen(user, services.clock.now())
    if (isGiven(given)) await countCode(services, user)
    const pair = await openSession(services, user, meta, given)
    await forgetTries(services, tried)
    await forgetWrongCodes(services, { userCode: user.code })
    return pair
  } catch (error) {
    if (isFirstStep(error) && user) {
      await forgiveFirstStep(services, tried)
      return askForFactor(services, user.id)
    }
    if (error instanceof Refusal) await recordRefusal(services, name, user, meta)
    throw error
  }
}
