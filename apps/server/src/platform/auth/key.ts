import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { serverKey } from '../../db/schema/index.ts'
import type { Database } from '../../db/types.ts'

/** The key the refresh-token successors are derived with: the configured one, or one made once and kept. */
export async function tokenKeyOf(db: Database, secret: string | undefined): Promise<Buffer> {
  if (secret) return Buffer.from(secret)
  await db
    .insert(serverKey)
    .values({ name: 'token', value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverKey).where(eq(serverKey.name, 'token'))
  if (!row) throw new Error('The server could not keep a key of its own in the database.')
  return Buffer.from(row.value)
}
