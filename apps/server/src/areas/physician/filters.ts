import { escapeLike } from '@capiz/domain/search'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { physician } from '../../db/schema/index.ts'
import { placeContains, placeIs, type Conditions } from '../facility/filters.ts'
import { exactSearch } from '../../engines/search/exact.ts'
import type { TextFilter } from '../../engines/search/filter.ts'
import { physicianTarget } from '../../engines/search/target.ts'
import { practisesAt } from '../../engines/provider/practice.ts'
import { manyOf } from '../../platform/list/page.ts'

/** Filters of the physician lists as they stand in the query (domain model 11.9). */
export type PhysicianFilters = Partial<
  Record<
    | 'name'
    | 'term'
    | 'code'
    | 'doctorCodeOrName'
    | 'prcNumber'
    | 'specializationCode'
    | 'subSpecializationCode'
    | 'accreditationStatusCode'
    | 'status'
    | 'location'
    | 'city'
    | 'province'
    | 'type'
    | 'providerType'
    | 'credentialState',
    string | undefined
  >
>

/** A name or a code, as it is typed; without typing errors, for lists of what belongs to physicians. */
export function codeOrName(text: string | undefined): SQL | undefined {
  return exactSearch(physicianTarget, { text, searcher: 'others', parts: 'code' })?.where
}

/** The text filters of a physician list and where each looks (domain model 11.9). */
export const physicianTexts = (q: PhysicianFilters): TextFilter[] => [
  { text: q.term, parts: 'all' },
  { text: q.name, parts: 'name' },
  { text: q.doctorCodeOrName, parts: 'code' },
]

/** All parts of a place are asked of one facility, of those the caller may know: a city of that name in that province. */
function practisesIn(
  { location, city, province }: PhysicianFilters,
  known: SQL | undefined,
): SQL | undefined {
  const place = and(
    location ? placeContains(location) : undefined,
    city ? placeIs('city', city) : undefined,
    province ? placeIs('province', province) : undefined,
  )
  return place && practisesAt(sql`${physician.id}`, sql`${and(place, known)}`)
}

const hasSpecialty = (key: string, codes: readonly string[] | undefined): SQL | undefined =>
  codes &&
  or(...codes.map((code) => sql`${physician.specializations} @> ${JSON.stringify([{ [key]: code }])}::jsonb`))

/**
 * Reads the filters of a physician list but its texts; filters that are blank or unknown ask for nothing. `known` limits
 * the facilities by which a physician is found at a place.
 */
export function physicianConditions(q: PhysicianFilters, known?: SQL): Conditions {
  const statuses = [manyOf(q.accreditationStatusCode), manyOf(q.status)]
  const types = [manyOf(q.type), manyOf(q.providerType)]
  const placed = q.location ?? q.city ?? q.province
  const where = [
    q.code ? sql`${physician.code} like ${`${escapeLike(q.code.trim().toUpperCase())}%`}` : undefined,
    q.prcNumber ? eq(physician.prcNumber, q.prcNumber.trim().padStart(7, '0')) : undefined,
    ...statuses.map((codes) => codes && inArray(physician.accreditationStatusCode, codes)),
    ...types.map((codes) => codes && inArray(physician.phyTypeCode, codes)),
    hasSpecialty('specializationCode', manyOf(q.specializationCode)),
    hasSpecialty('subSpecializationCode', manyOf(q.subSpecializationCode)),
    practisesIn(q, known),
  ].filter((condition): condition is SQL => condition !== undefined)
  return { where, tables: placed ? ['physician', 'affiliation', 'facility'] : ['physician'] }
}
