import { seedRoles } from '@capiz/domain/access'
import { normalise } from '@capiz/domain/text'
import { role } from './schema/index.ts'
import type { Database } from './types.ts'

/** Makes sure the eight roles every installation begins with are there; what an administrator changed stays. */
export async function ensureRoles(db: Database): Promise<void> {
  await db
    .insert(role)
    .values(
      seedRoles.map(({ code, name, permissions }) => ({
        code,
        name,
        nameKey: normalise(name),
        permissions: [...permissions],
        system: true,
      })),
    )
    .onConflictDoNothing()
}
