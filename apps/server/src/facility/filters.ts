import { documentStates, expiringDays, type DocumentState } from '@capiz/domain/document'
import { facilitySearch, escapeLike } from '@capiz/domain/search'
import { addDays, parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { facility } from '../db/schema/index.ts'
import { manyOf } from '../list/page.ts'
import { refuse } from '../http/refuse.ts'
import { searchText } from './keys.ts'

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

/** Name contains the typed term; % and _ are text (reliability B4). */
export function nameContains(term: string | undefined): SQL | undefined {
  const search = facilitySearch(escapeLike(searchText(term ?? '')))
  return search && sql`${facility.searchName} like ${search.pattern}`
}

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

const liveCredential = sql`a.owner_kind = 'hf/document' and a.owner_code = ${facility.code}
  and not a.deleted and a.superseded_by is null`

/** Facilities by the worst state among the credentials on file; MISSING means none is on file. */
export function credentialStateIs(state: DocumentState, today: IsoDate): SQL {
  const soon = addDays(today, expiringDays)
  const has = (condition: SQL) =>
    sql`exists (select 1 from attachment a where ${liveCredential} and ${condition})`
  const expired = has(sql`a.validity_date < ${today}`)
  const expiring = has(sql`a.validity_date between ${today} and ${soon}`)
  switch (state) {
    case 'MISSING':
      return sql`not ${has(sql`true`)}`
    case 'EXPIRED':
      return expired
    case 'EXPIRING':
      return sql`(${expiring} and not ${expired})`
    case 'VALID':
      return sql`(${has(sql`true`)} and not ${has(sql`a.validity_date <= ${soon}`)})`
  }
}

/** Facilities with at least one credential that is expired or about to be. */
export function credentialRunsOut(today: IsoDate): SQL {
  return sql`exists (select 1 from attachment a where ${liveCredential}
    and a.validity_date <= ${addDays(today, expiringDays)})`
}

/** Start of a Manila day as a moment. */
export function startOfDay(field: string, text: string, plusDays = 0): Date {
  const day = parseIsoDate(text)
  if (!day) return refuse('VALIDATION', { errors: [{ field, message: 'Enter a date as year-month-day.' }] })
  return new Date(`${addDays(day, plusDays)}T00:00:00+08:00`)
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

function stateConditions(q: FacilityFilters, today: IsoDate): (SQL | undefined)[] {
  const states = manyOf(q.credentialState)?.filter((text): text is DocumentState =>
    (documentStates as readonly string[]).includes(text),
  )
  return [
    states &&
      (states.length > 0 ? or(...states.map((state) => credentialStateIs(state, today))) : sql`false`),
    q.updatedFrom ? gte(facility.updatedDate, startOfDay('updatedFrom', q.updatedFrom)) : undefined,
    q.updatedTo ? lt(facility.updatedDate, startOfDay('updatedTo', q.updatedTo, 1)) : undefined,
  ]
}

/** Reads the filters of a facility list; filters that are blank or unknown ask for nothing. */
export function facilityConditions(q: FacilityFilters, today: IsoDate): Conditions {
  const types = manyOf(q.facilityTypeCode ?? q.type)
  const statuses = manyOf(q.accreditationStatusCode ?? q.status)
  const where = [
    nameContains(q.name),
    q.term ? or(nameContains(q.term), eq(facility.code, q.term.trim().toUpperCase())) : undefined,
    q.code ? sql`${facility.code} like ${`${escapeLike(q.code.trim().toUpperCase())}%`}` : undefined,
    q.location ? placeContains(q.location) : undefined,
    q.city ? placeIs('city', q.city) : undefined,
    q.province ? placeIs('province', q.province) : undefined,
    q.region ? placeIs('region', q.region) : undefined,
    types && inArray(facility.typeCode, types),
    statuses && inArray(facility.accreditationStatusCode, statuses),
    q.coordinator ? contactNamed(q.coordinator) : undefined,
    q.blocked === 'true' || q.blocked === 'false' ? eq(facility.blocked, q.blocked === 'true') : undefined,
    ...networkConditions(q),
    ...stateConditions(q, today),
  ].filter((condition): condition is SQL => condition !== undefined)
  return { where, tables: q.credentialState ? ['facility', 'attachment'] : ['facility'] }
}
