import { escapeLike } from '@capiz/domain/search'
import { addDays, parseIsoDate, manilaMidnight } from '@capiz/domain/time'
import { eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { facility } from '../../db/schema/index.ts'
import { manyOf } from '../../platform/list/page.ts'
import { exactSearch } from '../../engines/search/exact.ts'
import type { TextFilter } from '../../engines/search/filter.ts'
import { facilityTarget } from '../../engines/search/target.ts'
import { refuse } from '../../platform/errors/refuse.ts'

/** Filters of the facility lists as they stand in the query (domain model 11.9). */
export type FacilityFilters = Partial<
  Record<
    | 'name'
    | 'term'
    | 'code'
    | 'location'
    | 'city'
    | 'province'
    | 'region'
    | 'facilityTypeCode'
    | 'type'
    | 'accreditationStatusCode'
    | 'status'
    | 'coordinator'
    | 'paymentTypeCode'
    | 'preferredNetwork'
    | 'preferredNetworkAll'
    | 'preferredNetworkCategory'
    | 'providerType'
    | 'credentialState'
    | 'blocked'
    | 'updatedFrom'
    | 'updatedTo',
    string | undefined
  >
>

/** Conditions of a list and the tables they look at, by which its count is kept. */
export interface Conditions {
  where: SQL[]
  tables: string[]
}

/** A name, city or code, as it is typed; without typing errors, for lists of what belongs to facilities. */
export function facilityHolds(text: string | undefined): SQL | undefined {
  return exactSearch(facilityTarget, { text, searcher: 'others', parts: 'code' })?.where
}

/** The text filters of a facility list and where each looks (domain model 11.9). */
export const facilityTexts = (q: FacilityFilters): TextFilter[] => [
  { text: q.term, parts: 'all' },
  { text: q.name, parts: 'name' },
]

const joined = sql`select c.id from city c join province p on p.id = c.province_id
  join region r on r.id = p.region_id where`

/** Facilities of some cities; as an array the cities are looked up once, and not again for every facility. */
const inCities = (cities: SQL): SQL => sql`${facility.mainCityId} = any(array(${cities}))`

/** The place filters take an id, a PSGC code or the name of a city, province or region. */
export function placeIs(level: 'city' | 'province' | 'region', value: string): SQL {
  const text = value.trim()
  const id = /^\d{1,8}$/.test(text) ? Number(text) : -1
  const row = sql.raw(level.charAt(0))
  return inCities(sql`${joined} ${row}.id = ${id} or ${row}.code = ${text}
    or upper(${row}.description) = ${text.toUpperCase()}`)
}

/** Free text over city, province and region of the main address. */
export function placeContains(text: string): SQL | undefined {
  if (text.trim() === '') return undefined
  const pattern = `%${escapeLike(text.trim().toUpperCase())}%`
  return inCities(sql`${joined} c.search_name like ${pattern}
    or upper(p.description) like ${pattern} or upper(r.description) like ${pattern}`)
}

function contactNamed(name: string): SQL | undefined {
  if (name.trim() === '') return undefined
  const pattern = `%${escapeLike(name.trim().toUpperCase())}%`
  return sql`exists (select 1 from jsonb_array_elements(${facility.contacts}) contact
    where (contact->>'coordinator')::boolean and upper(contact->>'name') like ${pattern})`
}

/** Start of a Manila day as a moment. */
export function startOfDay(field: string, text: string, plusDays = 0): Date {
  const day = parseIsoDate(text)
  if (!day) return refuse('VALIDATION', { errors: [{ field, message: 'Enter a date as year-month-day.' }] })
  return manilaMidnight(addDays(day, plusDays))
}

function networkConditions(q: FacilityFilters): (SQL | undefined)[] {
  const preferred = q.preferredNetworkAll ? undefined : q.preferredNetwork
  return [
    preferred === 'true' || preferred === 'false'
      ? eq(facility.preferredNetwork, preferred === 'true')
      : undefined,
    q.preferredNetworkCategory
      ? eq(facility.preferredNetworkCategory, q.preferredNetworkCategory)
      : undefined,
    q.paymentTypeCode ? sql`${facility.payee}->>'paymentTypeCode' = ${q.paymentTypeCode}` : undefined,
    q.providerType
      ? or(eq(facility.ownership, q.providerType), eq(facility.typeCode, q.providerType))
      : undefined,
  ]
}

function updateConditions(q: FacilityFilters): (SQL | undefined)[] {
  return [
    q.updatedFrom ? gte(facility.updatedDate, startOfDay('updatedFrom', q.updatedFrom)) : undefined,
    q.updatedTo ? lt(facility.updatedDate, startOfDay('updatedTo', q.updatedTo, 1)) : undefined,
  ]
}

/**
 * Reads the filters of a facility list but its texts; filters that are blank or unknown ask for nothing. The state of the documents is
 * `credentialStateFilter`, which reads the rules of the checklist.
 */
export function facilityConditions(q: FacilityFilters): Conditions {
  const types = [manyOf(q.facilityTypeCode), manyOf(q.type)]
  const statuses = [manyOf(q.accreditationStatusCode), manyOf(q.status)]
  const where = [
    q.code ? sql`${facility.code} like ${`${escapeLike(q.code.trim().toUpperCase())}%`}` : undefined,
    q.location ? placeContains(q.location) : undefined,
    q.city ? placeIs('city', q.city) : undefined,
    q.province ? placeIs('province', q.province) : undefined,
    q.region ? placeIs('region', q.region) : undefined,
    ...types.map((codes) => codes && inArray(facility.typeCode, codes)),
    ...statuses.map((codes) => codes && inArray(facility.accreditationStatusCode, codes)),
    q.coordinator ? contactNamed(q.coordinator) : undefined,
    q.blocked === 'true' || q.blocked === 'false' ? eq(facility.blocked, q.blocked === 'true') : undefined,
    ...networkConditions(q),
    ...updateConditions(q),
  ].filter((condition): condition is SQL => condition !== undefined)
  return { where, tables: ['facility'] }
}
