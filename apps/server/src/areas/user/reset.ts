import { secondPersonForReset } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { resetFactors } from '../../platform/auth/enrol.ts'
import { issueTemporaryPassword } from '../../platform/auth/recovery.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { checkTakeOver } from './grants.ts'
import { accessOf, holdUnlessConfirmed, type ChangeMode } from './second-person.ts'

/** Thing that is reset: the password by a mailed temporary one, or the second factor by removing it. */
type ResetKind = 'PASSWORD' | 'FACTOR'

const fields: Readonly<Record<ResetKind, string>> = { PASSWORD: 'temporaryPassword', FACTOR: 'secondFactor' }

/** Resets the password or the second factor of a user; of one who decides or administers, two persons do. */
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
    const [held] = await tx.select().from(role).where(eq(role.id, user.roleId))
    const isWeighty = held !== undefined && secondPersonForReset(accessOf(user, held))
    holdUnlessConfirmed(services, mode, isWeighty ? kind : undefined, () => ({
      target: username,
      body: { kind, username },
      changes: [{ field: fields[kind], before: null, after: kind === 'PASSWORD' ? 'new' : 'removed' }],
      owner: user,
    }))
    if (kind === 'PASSWORD') await issueTemporaryPassword(tx, services, user, { actor: principal.username })
    else await resetFactors(tx, services, user, { actor: principal.username, meta })
  })
}
