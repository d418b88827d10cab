import { and, eq, inArray } from 'drizzle-orm'
import { physician } from '../../db/schema/index.ts'
import type { PairOwner } from '../../engines/provider/not-duplicate.ts'
import { lockPhysician, physicianName } from './scope.ts'

/** Physicians in the memory of pairs that are not the same. */
export const physicianPairs: PairOwner = {
  kind: 'phy',
  entityType: 'physician',
  lock: lockPhysician,
  names: async (db, codes) => {
    const rows = await db
      .select()
      .from(physician)
      .where(and(inArray(physician.code, [...codes]), eq(physician.deleted, false)))
    return new Map(rows.map((row) => [row.code, physicianName(row)]))
  },
}
