import { secondPersonForReset } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { resetFactors } from '../../platform/auth/enrol.ts'
import { issueTemporaryPassword } from '../../platform/auth/recovery.ts'
import { sendInvitation } from '../../platform/auth/single-sign-on/invitation.ts'
import { isPasswordOff } from '../../platform/access/password-off.ts'
import { providerOf } from '../../platform/auth/single-sign-on/provider.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { checkTakeOver } from '../../platform/access/grants.ts'
import { accessOf, holdUnlessConfirmed, type ChangeMode } from './second-person.ts'

/** Way to sign in that is renewed: the password by a mailed temporary one, the second factor by removing it, the single sign-on by an invitation. */
type ResetKind = 'PASSWORD' | 'FACTOR' | 'SIGN_ON'

const changes = {
  PASSWORD: { field: 'temporaryPassword', before: null, after: 'new' },
  FACTOR: { field: 'secondFactor', before: null, after: 'removed' },
  SIGN_ON: { field: 'signOn', before: null, after: 'invitation' },
} as const

type UserRow = typeof appUser.$inferSelect

/** Refuses what would be of no use: a password where the role has none, an invitation where there is no provider. */
async function checkUse(
  tx: Transaction,
  services: Services,
  { kind, user }: { kind: ResetKind; user: UserRow },
): Promise<void> {
  if (kind === 'PASSWORD' && (await isPasswordOff(tx, services, user))) {
    refuse('PASSWORD_OFF', {
      message: 'The role of this user does not sign in with a password. Send an invitation instead.',
    })
  }
  if (kind !== 'SIGN_ON') return
  providerOf(services)
  if (user.linkedCode !== null) {
    refuse('FORBIDDEN', { message: 'Single sign-on is for staff. Accounts of providers use a password.' })
  }
}

/** Renews a way to sign in of a user; of one who decides or administers, two persons do. */
export async function resetAccess(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  { kind, username }: { kind: ResetKind; username: string },
  mode: ChangeMode = {},
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.username, username)).for('update')
    if (!user || user.deleted) return refuse('NOT_FOUND')
    await checkTakeOver(tx, principal, user.id)
    await checkUse(tx, services, { kind, user })
    const [held] = await tx.select().from(role).where(eq(role.id, user.roleId))
    const isWeighty = held !== undefined && secondPersonForReset(accessOf(user, held))
    holdUnlessConfirmed(services, mode, isWeighty ? kind : undefined, () => ({
      target: username,
      body: { kind, username },
      changes: [changes[kind]],
      owner: user,
    }))
    const by = { actor: principal.username, meta }
    if (kind === 'PASSWORD') await issueTemporaryPassword(tx, services, user, { actor: by.actor })
    else if (kind === 'FACTOR') await resetFactors(tx, services, user, by)
    else await sendInvitation(tx, services, user, by)
  })
}
