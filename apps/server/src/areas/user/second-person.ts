import { markerOfAccount, type AccountAccess, type SecondPersonReason } from '@capiz/domain/access'
import { and, eq, gt, isNull } from 'drizzle-orm'
import {
  accessChange,
  type appUser,
  type role,
  type AccessChangeBody,
  type AuditChange,
} from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffWho } from '../../platform/auth/colleagues.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

type UserRow = typeof appUser.$inferSelect
type RoleRow = typeof role.$inferSelect

/** A change that waits for a second person. */
interface HeldChange {
  reason: SecondPersonReason
  /** username, name of the role, or code of the person it is about */
  target: string
  body: AccessChangeBody
  changes: AuditChange[]
  /** the account it reaches, whose owner is told at the present address */
  owner?: Pick<UserRow, 'emailAddress' | 'firstName' | 'username'>
}

/** Ends the transaction of a change that a second person has to confirm first. */
class SecondPersonNeeded extends Error {
  readonly held: HeldChange
  constructor(held: HeldChange) {
    super('A second person has to confirm this change.')
    this.name = 'SecondPersonNeeded'
    this.held = held
  }
}

/** How a change is made: `isConfirmed` when a second person has agreed. */
export interface ChangeMode {
  isConfirmed?: boolean
}

/** Days a change waits. */
const waitDays = 7
/** Administrators who are written to. */
const mostTold = 20

/** Returns the parts of an account that decide whether a second person is needed. */
export function accessOf(
  user: Pick<UserRow, 'linkedCode' | 'emailKey' | 'deleted'>,
  held: RoleRow,
): AccountAccess {
  return {
    marker: markerOfAccount({ roleCode: held.code, linkedCode: user.linkedCode }),
    permissions: held.permissions,
    emailKey: user.emailKey,
    deleted: user.deleted,
  }
}

/** Stops a change inside its transaction, after all its checks, when the installation asks for a second person. */
export function holdUnlessConfirmed(
  { config }: Services,
  { isConfirmed }: ChangeMode,
  reason: SecondPersonReason | undefined,
  held: () => Omit<HeldChange, 'reason'>,
): void {
  if (reason && config.twoPersons && !isConfirmed) throw new SecondPersonNeeded({ reason, ...held() })
}

/** Returns everybody but the caller who can confirm such a change now. */
function othersWhoConfirm(db: Executor, username: string, reason: SecondPersonReason): Promise<UserRow[]> {
  return staffWho(db, reason === 'ROLE' ? ['USER_EDIT', 'ROLE_EDIT'] : ['USER_EDIT'], [username])
}

/** The change in words, without its values: a mail goes through other hands. */
const changeTexts: Readonly<Record<SecondPersonReason, string>> = {
  ADMINISTRATOR: 'give the rights of an administrator to',
  MAIL: 'change the e-mail address of',
  PASSWORD: 'reset the password of',
  FACTOR: 'remove the second factor of',
  SIGN_ON: 'send an invitation to single sign-on to',
  ROLE: 'let its holders edit users or roles: the role',
  ERASURE: 'erase the person of the record or account',
}

async function tellBoth(
  services: Services,
  tx: Transaction,
  principal: Principal,
  held: HeldChange,
  others: UserRow[],
) {
  const change = `${changeTexts[held.reason]} ${held.target}`
  const values = { asker: principal.name, change }
  for (const { emailAddress: to, firstName } of others.slice(0, mostTold)) {
    await services.mail.queue(tx, { to, template: 'ACCESS_CHANGE_ASKED', values: { ...values, firstName } })
  }
  if (!held.owner) return
  const { emailAddress: to, firstName, username } = held.owner
  await services.mail.queue(tx, {
    to,
    template: 'ACCESS_CHANGE_NOTICE',
    values: { ...values, firstName, username },
  })
}

/** Stores a change for a second person; an earlier one of the same person for the same target gives way to it. */
export async function keepChange(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  held: HeldChange,
): Promise<void> {
  const now = services.clock.now()
  const expires = new Date(now.getTime() + waitDays * 86_400_000)
  await inTransaction(services.db, async (tx) => {
    const others = await othersWhoConfirm(tx, principal.username, held.reason)
    if (others.length === 0) refuse('SECOND_PERSON_MISSING')
    const { owner: _, ...values } = held
    const open = and(
      isNull(accessChange.outcome),
      eq(accessChange.askedBy, principal.userId),
      eq(accessChange.target, held.target),
      eq(accessChange.reason, held.reason),
    )
    await tx.update(accessChange).set({ outcome: 'REPLACED', decidedDate: now }).where(open)
    await tx.insert(accessChange).values({ ...values, askedBy: principal.userId, askedDate: now, expires })
    await tellBoth(services, tx, principal, held, others)
    await audit(tx, services, {
      actor: principal.username,
      action: 'CREATE',
      entityType: 'access-change',
      entityCode: held.target,
      topic: 'Change of access asked for',
      changes: held.changes,
      meta,
    })
  })
}

/** Makes a change, or keeps it for a second person and refuses it with words that say so. */
export async function orHold<T>(
  services: Services,
  principal: Principal,
  meta: CallMeta,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof SecondPersonNeeded)) throw error
    await keepChange(services, principal, meta, error.held)
    return refuse('SECOND_PERSON_REQUIRED')
  }
}

/** Condition: the change waits for a second person at this moment. */
export const waitsAt = (now: Date) => and(isNull(accessChange.outcome), gt(accessChange.expires, now))
