import { isNull, lt, or, type SQL } from 'drizzle-orm'
import { appUser } from '../db/schema/index.ts'

/** Until when somebody is locked whom an administrator locked: until an administrator unlocks them. */
export const lockedForGood = new Date('9999-12-31T00:00:00Z')

/** What somebody reads who knows the password and was locked by an administrator. */
export const lockedOutWords = 'This account was locked. Ask an administrator to unlock it.'

/** Whether an administrator locked the user, apart from the wait after wrong passwords. */
export function isLockedOut(user: Pick<typeof appUser.$inferSelect, 'lockedUntil'>): boolean {
  return user.lockedUntil !== null && user.lockedUntil >= lockedForGood
}

/** Users whom no administrator locked. */
export const notLockedOut: SQL | undefined = or(
  isNull(appUser.lockedUntil),
  lt(appUser.lockedUntil, lockedForGood),
)
