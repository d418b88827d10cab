import { and, eq, gt, isNull } from 'drizzle-orm'
import * as oidc from 'openid-client'
import { signOnAttempt, type SignOnClaims } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import { hashToken, newToken } from '../../access/token.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { seal, unseal } from '../seal.ts'
import { signInAddress, type SignOnSecrets } from './provider.ts'

/** Minutes a single sign-on may take, at the provider and with a second factor after it. */
const attemptMinutes = 10

/** A single sign-on under way. */
export type SignOnAttempt = typeof signOnAttempt.$inferSelect

/** The purpose of a single sign-on, and who began it. */
type SignOnPurpose = Pick<SignOnAttempt, 'purpose' | 'userId' | 'sessionId' | 'invitation'>

const sealedFor = (state: string) => `sign-on ${state}`

/** Begins a single sign-on; the key stays in the browser that began it, so that a foreign return finishes nothing. */
export async function beginAttempt(services: Services, given: SignOnPurpose) {
  const { db, clock, tokenKey } = services
  const secrets: SignOnSecrets = {
    state: newToken(),
    nonce: newToken(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = await signInAddress(services, secrets, { isFresh: given.purpose === 'STEP_UP' })
  const key = newToken()
  const state = hashToken(secrets.state)
  const now = clock.now()
  await db.insert(signOnAttempt).values({
    ...given,
    state,
    key: hashToken(key),
    nonce: secrets.nonce,
    verifier: seal(tokenKey, sealedFor(state), secrets.verifier),
    createdDate: now,
    expires: new Date(now.getTime() + attemptMinutes * 60_000),
  })
  return { url, key }
}

const over = 'This sign-in was not started in this browser, was used already, or took too long. Begin again.'

/** The attempt whose key this browser holds; refuses one that is over. */
export async function findAttempt({ db, clock }: Services, key: string): Promise<SignOnAttempt> {
  const [found] = await db
    .select()
    .from(signOnAttempt)
    .where(and(eq(signOnAttempt.key, hashToken(key)), gt(signOnAttempt.expires, clock.now())))
  return found ?? refuse('SIGN_ON_FAILED', { message: over })
}

/**
 * Uses an attempt up, before the provider is asked, so that a return counts once. The state in the return has to be that
 * of the attempt. Answers the secrets to check the return with.
 */
export async function spendAttempt(
  { db, clock, tokenKey }: Services,
  attempt: SignOnAttempt,
  parameters: string,
): Promise<SignOnSecrets> {
  const state = new URLSearchParams(parameters).get('state') ?? ''
  if (hashToken(state) !== attempt.state) refuse('SIGN_ON_FAILED', { message: over })
  const used = await db
    .update(signOnAttempt)
    .set({ usedDate: clock.now() })
    .where(and(eq(signOnAttempt.state, attempt.state), isNull(signOnAttempt.usedDate)))
    .returning({ state: signOnAttempt.state })
  const verifier = unseal(tokenKey, sealedFor(attempt.state), attempt.verifier)
  if (used.length === 0 || verifier === undefined) return refuse('SIGN_ON_FAILED', { message: over })
  return { state, nonce: attempt.nonce, verifier }
}

/** Keeps what the provider said until the second factor is given; null forgets it. */
export async function keepClaims(
  db: Executor,
  { state }: SignOnAttempt,
  claims: SignOnClaims | null,
): Promise<void> {
  await db.update(signOnAttempt).set({ claims }).where(eq(signOnAttempt.state, state))
}
