import { plural } from '@capiz/domain/text'
import { manilaDay } from '@capiz/domain/time'
import { and, asc, count, eq, gt, gte, isNull, lt, min, ne, or } from 'drizzle-orm'
import { accessChange, appUser, outboxMail } from '../../db/schema/index.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { lockedForGood } from '../../platform/auth/lock.ts'
import { mostAttempts } from '../../platform/mail/mail.ts'
import type { Services } from '../../platform/services.ts'
import { waitsAt } from '../user/second-person.ts'
import type { Item } from './item.ts'

/** Changes of access that wait for a second person. */
async function changesToConfirm({ db, clock }: Services, principal: Principal): Promise<Item[]> {
  const changes = await db
    .select()
    .from(accessChange)
    .where(and(waitsAt(clock.now()), ne(accessChange.askedBy, principal.userId)))
    .orderBy(asc(accessChange.expires))
  return changes.map(({ id, target, expires }) => ({
    key: `access-change-${id}`,
    kind: 'access-change',
    actor: 'role',
    subject: target,
    label: 'Change of access, waits for a second person',
    action: 'Decide',
    dueDate: manilaDay(expires),
    route: '/security/to-confirm',
  }))
}

/** Accounts that cannot sign in: locked after wrong passwords, or with a temporary password that has expired. */
async function accountsToOpen({ db, clock }: Services): Promise<Item[]> {
  const now = clock.now()
  const isLocked = and(gt(appUser.lockedUntil, now), lt(appUser.lockedUntil, lockedForGood))
  const hasLapsed = and(eq(appUser.temporaryPassword, true), lt(appUser.temporaryUntil, now))
  const users = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.deleted, false), or(isLocked, hasLapsed)))
    .orderBy(asc(appUser.temporaryUntil), asc(appUser.id))
  return users.map((user) => {
    const isWaiting = user.lockedUntil !== null && user.lockedUntil > now
    const since = isWaiting ? null : user.temporaryUntil
    return {
      key: `user-${user.code}`,
      kind: 'user',
      actor: 'role',
      subject: `${user.firstName} ${user.lastName}`,
      label: isWaiting ? 'Account locked after wrong passwords' : 'Temporary password has expired',
      action: isWaiting ? 'Unlock' : 'Reset password',
      dueDate: since === null ? clock.today() : manilaDay(since),
      route: `/security/users/${user.code}`,
    }
  })
}

/** Mails that were given up, as one item. */
async function mailsToRetry({ db }: Services): Promise<Item[]> {
  const [mails] = await db
    .select({ count: count(), since: min(outboxMail.createdDate) })
    .from(outboxMail)
    .where(and(isNull(outboxMail.sentDate), gte(outboxMail.attempts, mostAttempts)))
  if (!mails?.since) return []
  return [
    {
      key: 'mail',
      kind: 'mail',
      actor: 'role',
      subject: plural(mails.count, 'mail was not delivered', 'mails were not delivered'),
      label: 'Every attempt failed',
      action: 'See mails',
      dueDate: manilaDay(mails.since),
      route: '/security/mail?state=FAILED',
    },
  ]
}

/** Returns the work of those who keep the users. */
export async function usersToKeep(services: Services, principal: Principal): Promise<Item[]> {
  return [
    ...(await changesToConfirm(services, principal)),
    ...(await accountsToOpen(services)),
    ...(await mailsToRetry(services)),
  ]
}
