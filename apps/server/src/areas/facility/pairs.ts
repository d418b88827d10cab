import { and, eq, inArray } from 'drizzle-orm'
import { facility } from '../../db/schema/index.ts'
import type { PairOwner } from '../../engines/provider/not-duplicate.ts'
import { lockFacility } from './scope.ts'

/** Facilities in the memory of pairs that are not the same. */
export const facilityPairs: PairOwner = {
  kind: 'hf',
  entityType: 'health-facility',
  lock: lockFacility,
  names: async (db, codes) => {
    const rows = await db
      .select({ code: facility.code, name: facility.name })
      .from(facility)
      .where(and(inArray(facility.code, [...codes]), eq(facility.deleted, false)))
    return new Map(rows.map(({ code, name }) => [code, name]))
  },
}
