import type { PasskeyAssertion } from '@capiz/api/schema/passkey'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { verifySync } from 'otplib'
import type { InferOutput } from 'valibot'
import { type appUser, rateBucket, userFactor } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { factorKinds } from '../access/fresh.ts'
import { refuse } from '../errors/refuse.ts'
import { countUp, refuseForNow } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { spendPasskey } from './passkey.ts'
import { spendRecoveryCode } from './recovery-code.ts'
import { unseal } from './seal.ts'

type User = Pick<typeof appUser.$inferSelect, 'id' | 'code' | 'username' | 'firstName' | 'emailAddress'>
type FactorRow = typeof userFactor.$inferSelect

/** Seconds a code lives, and how far the clock of a phone may be off. */
const period = 30

/** Wrong codes of one user in a day: who sends them knows the password already. */
const wrongCodesADay = 30
/** Wrong codes after which the user is told. */
const wrongCodesTold = 5

const sealedFor = (row: Pick<FactorRow, 'userId'>) => `user ${row.userId}`

/** Returns the key of an authenticator app; undefined, and logged, when the server's key is another one by now. */
function secretOf({ tokenKey, log }: Services, row: FactorRow): string | undefined {
  const secret = row.secret === null ? undefined : unseal(tokenKey, sealedFor(row), row.secret)
  if (secret === undefined) log.error({ factor: row.id }, 'second factor sealed with another key')
  return secret
}

/** Counts a code before it is looked at, so that parallel guesses count too; tells the user after five. */
export async function countCode(services: Services, user: User): Promise<void> {
  const { count, waitSeconds } = await countUp(services, 'factor-day', user.code, 86_400)
  if (count === wrongCodesTold + 1) {
    const { firstName, username } = user
    await inTransaction(services.db, (tx) =>
      services.mail.queue(tx, {
        to: user.emailAddress,
        template: 'FACTOR_GUESSED',
        values: { firstName, username },
      }),
    )
  }
  if (count > wrongCodesADay) refuseForNow(waitSeconds)
}

/** Forgets the wrong codes of a user who sent a right one. */
export async function forgetWrongCodes({ db }: Services, user: { userCode: string }): Promise<void> {
  const names = ['factor-day', 'step-up']
  await db.delete(rateBucket).where(and(inArray(rateBucket.name, names), eq(rateBucket.key, user.userCode)))
}

/**
 * Takes the code of an authenticator app; whether it is right and newer than every code taken before. The step is
 * written on condition, so that of two calls with one code only the first passes.
 */
export async function spendTotp(
  tx: Transaction,
  services: Services,
  row: FactorRow,
  code: string,
): Promise<boolean> {
  const secret = secretOf(services, row)
  const token = code.replaceAll(/\s/g, '')
  if (secret === undefined || !/^\d{6}$/.test(token)) return false
  const now = services.clock.now()
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: period })
  if (!result.valid || !('timeStep' in result)) return false
  const { timeStep } = result
  const taken = await tx
    .update(userFactor)
    .set({ lastStep: timeStep, lastUsed: now })
    .where(and(eq(userFactor.id, row.id), or(isNull(userFactor.lastStep), lt(userFactor.lastStep, timeStep))))
    .returning({ id: userFactor.id })
  return taken.length === 1
}

/** Takes a code of the user's authenticator app or a recovery code; each works once. */
async function spendCode(
  tx: Transaction,
  services: Services,
  user: Pick<User, 'id'>,
  code: string,
): Promise<boolean> {
  if (!/^[\d\s]{6,9}$/.test(code)) return spendRecoveryCode(tx, user.id, code)
  const [row] = await tx
    .select()
    .from(userFactor)
    .where(
      and(eq(userFactor.userId, user.id), eq(userFactor.kind, 'TOTP'), isNotNull(userFactor.confirmedDate)),
    )
  return row !== undefined && spendTotp(tx, services, row, code)
}

/** The proof of a second factor: a code, or the answer of a passkey. */
export interface FactorProof {
  code?: string | undefined
  passkey?: InferOutput<typeof PasskeyAssertion> | undefined
}

/** Whether a proof was given. */
export const isGiven = ({ code, passkey }: FactorProof): boolean =>
  code !== undefined || passkey !== undefined

/** Takes the code or the answer of a passkey; whether it is right. Each works once. */
export async function spendProof(
  tx: Transaction,
  services: Services,
  user: Pick<User, 'id'>,
  { code, passkey }: FactorProof,
  ceremony: 'SIGN_IN' | 'STEP_UP',
): Promise<boolean> {
  if (passkey !== undefined) return spendPasskey(tx, services, user.id, { assertion: passkey, ceremony })
  return code !== undefined && spendCode(tx, services, user, code)
}

/**
 * Whether the user has a second factor, whose proof was right. Refuses with the factors when the proof is missing, and
 * a wrong one. The user is held by the transaction, so a factor added meanwhile counts.
 */
export async function passSecondFactor(
  tx: Transaction,
  services: Services,
  user: User,
  proof: FactorProof,
): Promise<boolean> {
  const factors = await factorKinds(tx, user.id)
  if (factors.length === 0) return false
  if (!isGiven(proof)) return refuse('SECOND_FACTOR_REQUIRED', { details: { factors } })
  if (await spendProof(tx, services, user, proof, 'SIGN_IN')) return true
  const message = 'This passkey was not accepted. Use another account to begin again, or enter a code.'
  return refuse('BAD_SECOND_FACTOR', proof.passkey && { message })
}
