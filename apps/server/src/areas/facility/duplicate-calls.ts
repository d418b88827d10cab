import type { FacilityToCheck } from '@capiz/api/schema/facility'
import { and, eq, ne } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { facility } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import {
  findPossibleDuplicates,
  publicCodes,
  publicDuplicate,
  thresholdOf,
  type PossibleDuplicate,
} from './duplicates.ts'
import { facilityNameKey } from './keys.ts'
import { facilityLookups } from './lookups.ts'

/** Likely duplicates of a candidate. Staff see all; a provider learns of accredited ones only, without their numbers. */
export async function checkDuplicates(
  db: Executor,
  candidate: InferOutput<typeof FacilityToCheck>,
  threshold: string | undefined,
  principal: Principal,
): Promise<PossibleDuplicate[]> {
  const found = await findPossibleDuplicates(db, candidate, thresholdOf(threshold))
  if (principal.marker === 'ADMIN') return found
  const open = await publicCodes(
    db,
    found.map(({ code }) => code),
  )
  return found.filter(({ code }) => open.has(code)).map(publicDuplicate)
}

/** Facilities with the very same name, and the type when it is given; `code` is the record being edited, left out. */
export async function sameName(
  db: Executor,
  query: { hfName: string; type?: string | undefined; code?: string | undefined },
): Promise<PossibleDuplicate[]> {
  const rows = await db
    .select()
    .from(facility)
    .where(
      and(
        eq(facility.nameKey, facilityNameKey(query.hfName)),
        eq(facility.deleted, false),
        query.type ? eq(facility.typeCode, query.type) : undefined,
        query.code ? ne(facility.code, query.code) : undefined,
      ),
    )
    .orderBy(facility.id)
    .limit(100)
  const lookups = await facilityLookups(db, rows)
  return lookups.map(({ code, name, type, city }, at) => ({
    code,
    name,
    score: 2,
    accreditationStatusCode: rows[at]?.accreditationStatusCode ?? '',
    city: city ?? null,
    type: type.description,
    reasons: [
      { signal: 'name', label: 'Same name', points: 2, candidateValue: query.hfName, existingValue: name },
    ],
  }))
}
