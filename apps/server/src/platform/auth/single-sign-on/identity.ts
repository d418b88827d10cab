import { and, eq } from 'drizzle-orm'
import { type appUser, userIdentity } from '../../../db/schema/index.ts'
import type { Executor, Transaction } from '../../../db/types.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { audit } from '../../audit/audit.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { providerOf } from './provider.ts'

type UserRow = typeof appUser.$inferSelect
type IdentityRow = typeof userIdentity.$inferSelect

/** The identity with a subject of the provider, where it is linked to an account. */
export async function identityOf(
  db: Executor,
  services: Services,
  subject: string,
): Promise<IdentityRow | undefined> {
  const { issuer } = providerOf(services)
  const [found] = await db
    .select()
    .from(userIdentity)
    .where(and(eq(userIdentity.issuer, issuer.href), eq(userIdentity.subject, subject)))
  return found
}

/** The identity linked to an account. */
export async function linkedIdentity(db: Executor, userId: number): Promise<IdentityRow | undefined> {
  const [found] = await db.select().from(userIdentity).where(eq(userIdentity.userId, userId))
  return found
}

/** Records a changed identity in the audit log and tells the user by mail. */
async function tell(
  tx: Transaction,
  services: Services,
  user: UserRow,
  by: { actor: string; meta: CallMeta; isLinked: boolean },
): Promise<void> {
  const { name } = providerOf(services)
  await audit(tx, services, {
    actor: by.actor,
    action: 'UPDATE',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Single sign-on',
    changes: [{ field: 'signOn', before: by.isLinked ? null : name, after: by.isLinked ? name : null }],
    meta: by.meta,
  })
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: 'SIGN_ON_CHANGED',
    values: {
      firstName: user.firstName,
      username: user.username,
      change: by.isLinked
        ? `Your account can be signed in to with ${name} now.`
        : `Your account can no longer be signed in to with ${name}.`,
    },
  })
}

/** Links a subject of the provider to an account, in place of the one that was linked before. */
export async function linkIdentity(
  tx: Transaction,
  services: Services,
  user: UserRow,
  { subject, meta }: { subject: string; meta: CallMeta },
): Promise<IdentityRow> {
  const { issuer, name } = providerOf(services)
  const known = await identityOf(tx, services, subject)
  if (known?.userId === user.id) return known
  if (known) {
    refuse('SIGN_ON_FAILED', { message: `This identity of ${name} is linked to another account already.` })
  }
  await tx.delete(userIdentity).where(eq(userIdentity.userId, user.id))
  const [made] = await tx
    .insert(userIdentity)
    .values({ userId: user.id, issuer: issuer.href, subject, createdDate: services.clock.now() })
    .returning()
  await tell(tx, services, user, { actor: user.username, meta, isLinked: true })
  return made ?? refuse('SERVER_ERROR')
}

/** Takes the linked identity off an account; whether there was one. */
export async function unlinkIdentity(
  tx: Transaction,
  services: Services,
  user: UserRow,
  by: { actor: string; meta: CallMeta },
): Promise<boolean> {
  const gone = await tx
    .delete(userIdentity)
    .where(eq(userIdentity.userId, user.id))
    .returning({ id: userIdentity.id })
  if (gone.length > 0) await tell(tx, services, user, { ...by, isLinked: false })
  return gone.length > 0
}
