import type { accessToken, appUser, role, session } from '../../db/schema/index.ts'
import { versionOf, type Versions } from './versions.ts'

/** An access token with its session, its user and the role of the user. */
export interface TokenRow {
  token: typeof accessToken.$inferSelect
  session: typeof session.$inferSelect
  user: typeof appUser.$inferSelect
  role: typeof role.$inferSelect
}

/** Rows behind access tokens, kept until a session ends or a user, a role or the end of a token changes. */
export interface CachedSessions {
  /** The row of a token by its hash; read when nothing that holds is kept. */
  find: (
    hash: string,
    versions: Versions,
    read: () => Promise<TokenRow | undefined>,
  ) => Promise<TokenRow | undefined>
  /** Forgets a row, so that a refusal is decided by what is stored. Returns whether it was kept. */
  drop: (hash: string) => boolean
}

/** Tables whose version moves when the rights behind a token change; noting the last use of a session leaves them alone. */
const tables = ['access_token', 'app_user', 'role', 'session']
const most = 5000

/** Keeps the rows of tokens that exist; unknown ones are looked up each time, so that guesses push nobody out. */
export function cachedSessions(): CachedSessions {
  const rows = new Map<string, TokenRow>()
  let version = ''

  return {
    find: async (hash, versions, read) => {
      const now = versionOf(versions, tables)
      if (now !== version) {
        rows.clear()
        version = now
      }
      const known = rows.get(hash)
      if (known) return known
      const row = await read()
      // While it was read the version may have moved on: then it is good for this call only.
      if (row && version === now) {
        if (rows.size >= most) rows.clear()
        rows.set(hash, row)
      }
      return row
    },
    drop: (hash) => rows.delete(hash),
  }
}
