import { inArray } from 'drizzle-orm'
import { appUser } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** Most names that one call answers. */
const most = 100

/**
 * The names behind usernames that records carry in `createdBy` and the like. People who left keep theirs: what they did
 * still says who it was. Unknown usernames are left out.
 */
export async function namesOfUsers(
  db: Executor,
  usernames: readonly string[],
): Promise<{ username: string; name: string }[]> {
  const wanted = [...new Set(usernames)].slice(0, most)
  if (wanted.length === 0) return []
  const rows = await db
    .select({ username: appUser.username, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(inArray(appUser.username, wanted))
  return rows.map(({ username, firstName, lastName }) => ({ username, name: `${firstName} ${lastName}` }))
}
