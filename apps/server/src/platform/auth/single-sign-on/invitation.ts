import { and, eq, gt, isNull } from 'drizzle-orm'
import { type appUser, signOnInvitation } from '../../../db/schema/index.ts'
import type { Executor, Transaction } from '../../../db/types.ts'
import type { CallMeta } from '../../access/call-meta.ts'
import { hashToken, newToken } from '../../access/token.ts'
import { audit } from '../../audit/audit.ts'
import { refuse } from '../../errors/refuse.ts'
import type { Services } from '../../services.ts'
import { providerOf } from './provider.ts'

type UserRow = typeof appUser.$inferSelect

/** Hours an invitation lives. */
const invitationHours = 72

const open = (hash: string, now: Date) =>
  and(eq(signOnInvitation.hash, hash), isNull(signOnInvitation.usedDate), gt(signOnInvitation.expires, now))

/** Mails a user the link that ties the identity of whoever opens it to the account; earlier links end. */
export async function sendInvitation(
  tx: Transaction,
  services: Services,
  user: UserRow,
  by: { actor: string; meta?: CallMeta },
): Promise<void> {
  const { name } = providerOf(services)
  const now = services.clock.now()
  const token = newToken()
  await tx
    .update(signOnInvitation)
    .set({ usedDate: now })
    .where(and(eq(signOnInvitation.userId, user.id), isNull(signOnInvitation.usedDate)))
  await tx.insert(signOnInvitation).values({
    hash: hashToken(token),
    userId: user.id,
    invitedBy: by.actor,
    createdDate: now,
    expires: new Date(now.getTime() + invitationHours * 3_600_000),
  })
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: 'SIGN_ON_INVITATION',
    values: {
      firstName: user.firstName,
      username: user.username,
      provider: name,
      link: `${services.config.publicUrl}/auth/invitation#${token}`,
    },
  })
  await audit(tx, services, {
    actor: by.actor,
    action: 'UPDATE',
    entityType: 'user',
    entityCode: user.code,
    topic: 'Invitation to single sign-on',
    changes: [],
    ...(by.meta ? { meta: by.meta } : {}),
  })
}

const over = 'This invitation was used already or is no longer valid. Ask an administrator for a new one.'

/** Refuses an invitation that is over. */
export async function checkInvitation(db: Executor, { clock }: Services, hash: string): Promise<void> {
  const found = await db.$count(signOnInvitation, open(hash, clock.now()))
  if (found === 0) refuse('SIGN_ON_FAILED', { message: over })
}

/** Uses an invitation up; answers the user it was sent to. */
export async function spendInvitation(tx: Transaction, { clock }: Services, hash: string): Promise<number> {
  const now = clock.now()
  const [spent] = await tx
    .update(signOnInvitation)
    .set({ usedDate: now })
    .where(open(hash, now))
    .returning({ userId: signOnInvitation.userId })
  return spent?.userId ?? refuse('SIGN_ON_FAILED', { message: over })
}
