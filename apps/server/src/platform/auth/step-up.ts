import { eq } from 'drizzle-orm'
import { session } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../access/call-meta.ts'
import { factorKinds } from '../access/fresh.ts'
import type { Principal } from '../access/principal.ts'
import { auditRefusal } from '../audit/refusals.ts'
import { Refusal, refuse, refuseField } from '../errors/refuse.ts'
import { consumeToken, type Limit } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { countCode, type FactorProof, forgetWrongCodes, isGiven, spendProof } from './factor.ts'
import { isOwnPassword } from './own-password.ts'
import { requestOptions } from './passkey.ts'
import { heldUser } from './session.ts'
import { refusePasswordOff } from '../access/password-off.ts'

const guesses: Limit = { max: 10, seconds: 15 * 60 }

async function proveByFactor(services: Services, principal: Principal, proof: FactorProof): Promise<void> {
  await consumeToken(services, 'step-up', principal.userCode, guesses)
  await inTransaction(services.db, async (tx) => {
    const user = await heldUser(tx, principal.userId)
    if (!user) return refuse('NOT_FOUND')
    if (await spendProof(tx, services, user, proof, 'STEP_UP')) return
    if (proof.passkey) refuseField('passkey', 'This passkey was not accepted. Try again, or enter a code.')
    refuseField('code', 'This code is wrong or was used before. Enter the newest one.')
  })
}

async function prove(
  services: Services,
  principal: Principal,
  given: { password?: string | undefined } & FactorProof,
): Promise<boolean> {
  const hasFactor = (await factorKinds(services.db, principal.userId)).length > 0
  if (hasFactor) {
    const { userId: id, userCode: code, username, firstName, emailAddress } = principal
    if (!isGiven(given)) return refuseField('code', 'Enter the code of your second factor.')
    await countCode(services, { id, code, username, firstName, emailAddress })
    await proveByFactor(services, principal, given)
    await forgetWrongCodes(services, principal)
    return true
  }
  await refusePasswordOff(services.db, services, principal)
  if (given.password === undefined) return refuseField('password', 'Enter your password.')
  if (!(await isOwnPassword(services, principal, given.password))) {
    refuseField('password', 'This is not your current password.')
  }
  return false
}

/** Returns the options with which a browser confirms a weighty call by a passkey of the user. */
export async function stepUpChallenge(services: Services, { userId }: Principal) {
  const options = await requestOptions(services.db, services, userId, 'STEP_UP')
  return options ?? refuse('NOT_FOUND', { message: 'No passkey of yours can be used here. Enter a code.' })
}

/**
 * Notes on the session of the call, and on no other, that the user is at the keyboard: by the second factor, or by the
 * password of a user who has none. Wrong answers are limited and written into the audit log.
 */
export async function stepUp(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  given: { password?: string | undefined } & FactorProof,
): Promise<void> {
  try {
    const secondFactor = await prove(services, principal, given)
    await services.db
      .update(session)
      .set({ freshDate: services.clock.now(), ...(secondFactor && { secondFactor }) })
      .where(eq(session.id, principal.sessionId))
  } catch (error) {
    if (error instanceof Refusal) {
      await auditRefusal(services, {
        actor: principal.username,
        entityType: 'user',
        entityCode: principal.userCode,
        topic: 'Refused confirmation',
        about: principal.userCode,
        meta,
      })
    }
    throw error
  }
}
