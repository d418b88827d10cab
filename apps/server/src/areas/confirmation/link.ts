import { addDays, formatDay } from '@capiz/domain/time'
import { and, eq, gte } from 'drizzle-orm'
import { confirmationLink } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { hashToken, newToken } from '../../platform/access/token.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { ownerOfCode, type ConfirmationOwner } from './owner.ts'

/** Days a link works, so that the last reminder finds the one before still open. */
const linkDays = 30

/** The address of a record as links are bound to it. */
const recipientOf = ({ emailAddress }: ConfirmationOwner): string => (emailAddress ?? '').toLowerCase()

/** Makes the link of a record, by which every earlier one stops working, as a mail says it. */
export async function issueLink(
  { clock, config }: Services,
  tx: Transaction,
  owner: ConfirmationOwner,
): Promise<{ link: string; linkUntil: string }> {
  const token = newToken()
  const lastDay = addDays(clock.today(), linkDays)
  const row = { hash: hashToken(token), recipient: recipientOf(owner), lastDay, createdDate: clock.now() }
  await tx
    .insert(confirmationLink)
    .values({ ownerCode: owner.code, ...row })
    .onConflictDoUpdate({ target: confirmationLink.ownerCode, set: row })
  // behind the #, so that neither a proxy nor a log sees it
  return { link: `${config.publicUrl}/confirm#${token}`, linkUntil: formatDay(lastDay) }
}

/**
 * Returns the record a link opens, locked where a section is about to be confirmed, and the last day of the link. One
 * refusal for unknown, expired and revoked links, and for a record that left the network or got another address.
 */
export async function ownerOfToken({ clock }: Services, db: Executor, token: string, isLocked = false) {
  const [row] = await db
    .select()
    .from(confirmationLink)
    .where(and(eq(confirmationLink.hash, hashToken(token)), gte(confirmationLink.lastDay, clock.today())))
  const owner = row && (await ownerOfCode(db, row.ownerCode, isLocked))
  if (owner?.isInNetwork && row?.recipient === recipientOf(owner)) return { owner, until: row.lastDay }
  return refuse('NOT_FOUND', {
    message: 'This link does not work, or no longer. Open the newest mail, or sign in to the portal.',
  })
}
