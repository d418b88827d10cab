import { eq } from 'drizzle-orm'
import { appUser, signOnAttempt, type SignOnClaims, userIdentity } from '../../../db/schema/index.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { hashToken } from '../../access/token.ts'
import { audit } from '../../audit/audit.ts'
import { auditRefusal } from '../../audit/refusals.ts'
import { Refusal, refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { countCode, type FactorProof, forgetWrongCodes, isGiven, passSecondFactor } from '../factor.ts'
import { isLockedOut, lockedOutMessage } from '../lock.ts'
import { askForFactor, isFirstStep } from '../first-step.ts'
import { beginSession, heldUser, type TokenPair } from '../session.ts'
import { beginAttempt, findAttempt, keepClaims, type SignOnAttempt, spendAttempt } from './attempt.ts'
import { followGroups } from './groups.ts'
import { identityOf, linkIdentity } from './identity.ts'
import { checkInvitation, spendInvitation } from './invitation.ts'
import { verifiedClaims } from './provider.ts'

type UserRow = typeof appUser.$inferSelect

/** Begins a single sign-on, which an invitation may link to its account. */
export async function startSignOn(services: Services, { invitation }: { invitation?: string | undefined }) {
  const hash = invitation === undefined ? null : hashToken(invitation)
  if (hash !== null) await checkInvitation(services.db, services, hash)
  return beginAttempt(services, { purpose: 'SIGN_IN', userId: null, sessionId: null, invitation: hash })
}

/** Refuses users who may not sign in this way: providers, and those who were disabled or locked. */
function refuseUnlessOpen(user: UserRow | undefined): UserRow {
  if (!user || user.deleted || user.linkedCode !== null) return refuse('SIGN_ON_NOT_LINKED')
  if (isLockedOut(user)) refuse('ACCOUNT_LOCKED', { message: lockedOutMessage })
  return user
}

/** The account of a sign-on: the invited one, to which the identity is linked, or the one it is linked to already. */
async function accountOf(
  tx: Transaction,
  services: Services,
  { invitation }: SignOnAttempt,
  { subject, meta }: { subject: string; meta: CallMeta },
): Promise<{ user: UserRow; identityId: number }> {
  if (invitation !== null) {
    const user = refuseUnlessOpen(await heldUser(tx, await spendInvitation(tx, services, invitation)))
    const { id } = await linkIdentity(tx, services, user, { subject, meta })
    return { user, identityId: id }
  }
  const found = await identityOf(tx, services, subject)
  if (!found) return refuse('SIGN_ON_NOT_LINKED')
  return { user: refuseUnlessOpen(await heldUser(tx, found.userId)), identityId: found.id }
}

interface Step {
  attempt: SignOnAttempt
  claims: SignOnClaims
  proof: FactorProof
  meta: CallMeta
}

/** Opens the session; everything about the user is read in this transaction, so that a lock meanwhile counts. */
async function openSession(services: Services, { attempt, claims, proof, meta }: Step): Promise<TokenPair> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const { subject, groups, session: providerSession } = claims
    const { user, identityId } = await accountOf(tx, services, attempt, { subject, meta })
    const secondFactor = claims.isMultiFactor || (await passSecondFactor(tx, services, user, proof))
    await followGroups(tx, services, user, { groups, meta })
    const gone = await tx
      .delete(signOnAttempt)
      .where(eq(signOnAttempt.state, attempt.state))
      .returning({ state: signOnAttempt.state })
    if (gone.length === 0) refuse('SIGN_ON_FAILED')
    const begun = { secondFactor, freshDate: now, identityId, providerSession }
    const pair = await beginSession(tx, services, { userId: user.id, reason: 'REPLACED', proof: begun }, meta)
    await tx.update(appUser).set({ lastLogin: now }).where(eq(appUser.id, user.id))
    await tx.update(userIdentity).set({ lastUsed: now }).where(eq(userIdentity.id, identityId))
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

/** The account that a linked identity leads to, for limits and the audit log. */
async function linkedUser(services: Services, claims: SignOnClaims | undefined) {
  const found = claims && (await identityOf(services.db, services, claims.subject))
  if (!found) return undefined
  const [user] = await services.db.select().from(appUser).where(eq(appUser.id, found.userId))
  return user
}

/** Returns the statements of the provider: of the return, or kept from the first step of this attempt. */
async function claimsOf(
  services: Services,
  attempt: SignOnAttempt,
  parameters: string | undefined,
): Promise<SignOnClaims> {
  if (parameters === undefined) return attempt.claims ?? refuse('SIGN_ON_FAILED')
  const secrets = await spendAttempt(services, attempt, parameters)
  const { authenticated: _, ...claims } = await verifiedClaims(services, parameters, secrets)
  return claims
}

/** Keeps the statements of the provider for the second step, and asks for the factor. */
async function askForSecondStep(services: Services, { attempt, claims }: Step): Promise<never> {
  await keepClaims(services.db, attempt, claims)
  const user = await linkedUser(services, claims)
  return user ? askForFactor(services, user.id) : refuse('SECOND_FACTOR_REQUIRED')
}

async function recordRefusal(services: Services, claims: SignOnClaims | undefined, meta: CallMeta) {
  const user = await linkedUser(services, claims)
  await auditRefusal(services, {
    actor: 'PUBLIC',
    entityType: 'user',
    entityCode: user?.code ?? null,
    topic: 'Refused sign-in',
    about: user?.code ?? 'single sign-on',
    meta,
  })
}

/** Finishes a single sign-on in the browser that began it, with the proof of a second factor where the user has one. */
export async function finishSignOn(
  services: Services,
  meta: CallMeta,
  { key, parameters, ...proof }: { key: string; parameters?: string | undefined } & FactorProof,
): Promise<TokenPair> {
  let claims: SignOnClaims | undefined
  try {
    const attempt = await findAttempt(services, key)
    if (attempt.purpose !== 'SIGN_IN') refuse('SIGN_ON_FAILED')
    claims = await claimsOf(services, attempt, parameters)
    const step = { attempt, claims, proof, meta }
    const user = await linkedUser(services, claims)
    if (user && isGiven(proof)) await countCode(services, user)
    const pair = await openSession(services, step).catch((error: unknown) => {
      if (isFirstStep(error)) return askForSecondStep(services, step)
      throw error
    })
    if (user && isGiven(proof)) await forgetWrongCodes(services, { userCode: user.code })
    return pair
  } catch (error) {
    if (error instanceof Refusal && !isFirstStep(error)) await recordRefusal(services, claims, meta)
    throw error
  }
}
