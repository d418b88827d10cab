import { isNull, lt, or, type SQL } from 'drizzle-orm'
import { appUser } from '../../db/schema/index.ts'

/** End of a lock set by an administrator: it lasts until an administrator unlocks the user. */
export const lockedForGood = new Date('9999-12-31T00:00:00Z')

/** The message for a user locked by an administrator who enters the right password. */
export const lockedOutMessage = 'This account was locked. Ask an administrator to unlock it.'

/** Whether an administrator locked the user, apart from the wait after wrong passwords. */
export function isLockedOut(user: Pick<typeof appUser.$inferSelect, 'lockedUntil'>): boolean {
  return user.lockedUntil !== null && user.lockedUntil >= lockedForGood
}

/** Users whom no administrator locked. */
export const notLockedOut: SQL | undefined = or(
  isNull(appUser.lockedUntil),
  lt(appUser.lockedUntil, lockedForGood),
)
