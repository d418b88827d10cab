import { eq } from 'drizzle-orm'
import { session } from '../../../db/schema/index.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { factorKinds, freshMinutes } from '../../access/fresh.ts'
import type { Principal } from '../../access/principal.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { heldUser } from '../session.ts'
import { beginAttempt, findAttempt, type SignOnAttempt, spendAttempt } from './attempt.ts'
import { linkedIdentity, linkIdentity } from './identity.ts'
import { isPasswordOff } from '../../access/password-off.ts'
import { providerOf, verifiedClaims, type VerifiedClaims } from './provider.ts'

/** Seconds by which the clock of the provider may be behind. */
const skewSeconds = 60

/** Returns how the current user can sign in; providers do it with a password alone. */
export async function ownSignOn(services: Services, principal: Principal) {
  const { userId, linkedCode } = principal
  const identity = await linkedIdentity(services.db, userId)
  return {
    name: linkedCode === null ? (services.config.singleSignOn?.name ?? null) : null,
    hasPassword: !(await isPasswordOff(services.db, services, principal)),
    linked: identity ? { createdDate: identity.createdDate, lastUsed: identity.lastUsed } : null,
  }
}

/** Begins to link an identity to the own account. */
export async function startLink(services: Services, { userId, sessionId, linkedCode }: Principal) {
  providerOf(services)
  if (linkedCode !== null) {
    refuse('FORBIDDEN', { message: 'Single sign-on is for staff. Accounts of providers use a password.' })
  }
  return beginAttempt(services, { purpose: 'LINK', userId, sessionId, invitation: null })
}

/** Begins to confirm by a fresh sign-in at the provider, which takes the place of a password. */
export async function startStepUp(services: Services, { userId, sessionId }: Principal) {
  if (!(await linkedIdentity(services.db, userId))) {
    refuse('NOT_FOUND', { message: 'Your account is linked to no identity of the single sign-on.' })
  }
  return beginAttempt(services, { purpose: 'STEP_UP', userId, sessionId, invitation: null })
}

/** Notes on the session that its user signed in at the provider just now, as the identity that is linked. */
async function confirmBy(
  services: Services,
  { userId, sessionId }: Principal,
  attempt: SignOnAttempt,
  claims: VerifiedClaims,
): Promise<void> {
  const { name } = providerOf(services)
  const identity = await linkedIdentity(services.db, userId)
  if (identity?.subject !== claims.subject) {
    refuse('SIGN_ON_FAILED', { message: `Somebody else signed in at ${name}. Sign in there as yourself.` })
  }
  const begun = attempt.createdDate.getTime() - skewSeconds * 1000
  if (!claims.authenticated || claims.authenticated.getTime() < begun) {
    refuse('SIGN_ON_FAILED', { message: `${name} did not ask you to sign in again. Confirm in another way.` })
  }
  const hasFactor = (await factorKinds(services.db, userId)).length > 0
  if (hasFactor && !claims.isMultiFactor) {
    refuse('SIGN_ON_FAILED', { message: 'You have a second factor here. Confirm with it.' })
  }
  await services.db
    .update(session)
    .set({ freshDate: services.clock.now(), ...(claims.isMultiFactor && { secondFactor: true }) })
    .where(eq(session.id, sessionId))
}

/** Finishes what the current user began in this session and browser. */
export async function finishOwnSignOn(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  { key, parameters }: { key: string; parameters: string },
) {
  const attempt = await findAttempt(services, key)
  const { purpose, userId, sessionId } = attempt
  if (purpose === 'SIGN_IN' || userId !== principal.userId || sessionId !== principal.sessionId) {
    return refuse('SIGN_ON_FAILED')
  }
  const secrets = await spendAttempt(services, attempt, parameters)
  const fresh = purpose === 'STEP_UP' ? { freshSeconds: freshMinutes * 60 } : {}
  const claims = await verifiedClaims(services, parameters, secrets, fresh)
  if (purpose === 'STEP_UP') await confirmBy(services, principal, attempt, claims)
  else {
    await inTransaction(services.db, async (tx) => {
      const user = (await heldUser(tx, userId)) ?? refuse('NOT_FOUND')
      await linkIdentity(tx, services, user, { subject: claims.subject, meta })
    })
  }
  return { purpose }
}
