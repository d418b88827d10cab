import type { Endpoint } from '@capiz/api/contract/define'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull } from 'drizzle-orm'
import { userFactor, userIdentity } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../errors/refuse.ts'
import type { Services } from '../services.ts'
import { isPasswordOff } from './password-off.ts'
import type { SignedInUser } from './principal.ts'

/** How long a proof counts as fresh. */
export const freshMinutes = 5

/** Returns the kinds of second factor a user has; none when there is none. */
export async function factorKinds(db: Executor, userId: number): Promise<('TOTP' | 'PASSKEY')[]> {
  const rows = await db
    .selectDistinct({ kind: userFactor.kind })
    .from(userFactor)
    .where(and(eq(userFactor.userId, userId), isNotNull(userFactor.confirmedDate)))
    .orderBy(userFactor.kind)
  return rows.map(({ kind }) => kind)
}

/** Name of the single sign-on by which the user can confirm; undefined where no identity of it is linked. */
async function linkedProvider(
  { config }: Services,
  db: Executor,
  userId: number,
): Promise<string | undefined> {
  const linked = await db.$count(userIdentity, eq(userIdentity.userId, userId))
  return linked > 0 ? config.singleSignOn?.name : undefined
}

function isFresh({ clock }: Services, { freshDate }: SignedInUser): boolean {
  if (freshDate === null) return false
  return clock.now().getTime() - freshDate.getTime() <= freshMinutes * 60_000
}

async function needFresh(services: Services, db: Executor, user: SignedInUser): Promise<void> {
  if (isFresh(services, user)) return
  const factors = await factorKinds(db, user.userId)
  const singleSignOn = factors.length === 0 ? await linkedProvider(services, db, user.userId) : undefined
  const hasPassword = !(await isPasswordOff(db, services, user))
  refuse('STEP_UP_REQUIRED', { details: { factors, hasPassword, ...(singleSignOn && { singleSignOn }) } })
}

/**
 * Refuses with STEP_UP_REQUIRED where the endpoint asks for a fresh sign-in and the user did not prove within five
 * minutes to be at the keyboard; `policy` counts where the installation turned it on.
 */
export async function askForFreshSignIn(
  services: Services,
  { stepUp }: Pick<Endpoint, 'stepUp'>,
  user: SignedInUser,
): Promise<void> {
  if (stepUp === 'always' || (stepUp === 'policy' && services.config.stepUp)) {
    await needFresh(services, services.db, user)
  }
}

/** Refuses likewise a save that changes who is paid or a status, which shows only once the record is read. */
export async function askBeforeChange(
  services: Services,
  tx: Transaction,
  user: SignedInUser,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  if (services.config.stepUp && !isDeepStrictEqual(before, after)) await needFresh(services, tx, user)
}
