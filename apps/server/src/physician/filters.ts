import { expiringDays } from '@capiz/domain/document'
import { escapeLike } from '@capiz/domain/search'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { physician } from '../db/schema/index.ts'
import { placeContains, placeIs, type Conditions } from '../facility/filters.ts'
import { searchText } from '../facility/keys.ts'
import { manyOf } from '../list/page.ts'

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
    | 'providerType',
    string | undefined
  >
>

/** Name contains the typed term; % and _ are text (reliability B4). */
export function nameContains(term: string | undefined): SQL | undefined {
  const text = searchText(term ?? '')
  return text === '' ? undefined : sql`${physician.searchName} like ${`%${escapeLike(text)}%`}`
}

/** A name, or the code of the very record. */
export function codeOrName(term: string | undefined): SQL | undefined {
  const named = nameContains(term)
  return named && or(named, eq(physician.code, (term ?? '').trim().toUpperCase()))
}

const practisesIn = (place: SQL | undefined): SQL | undefined =>
  place &&
  sql`exists (select 1 from affiliation, facility where affiliation.physician_id = ${physician.id}
    and not affiliation.deleted and facility.id = affiliation.facility_id and ${place})`

const hasSpecialty = (key: string, codes: readonly string[] | undefined): SQL | undefined =>
  codes &&
  or(...codes.map((code) => sql`${physician.specializations} @> ${JSON.stringify([{ [key]: code }])}::jsonb`))

/** Physicians with at least one credential that is expired or about to be. */
export function credentialRunsOut(today: IsoDate): SQL {
  return sql`exists (select 1 from attachment a where a.owner_kind = 'phy/document'
    and a.owner_code = ${physician.code} and not a.deleted and a.superseded_by is null
    and a.validity_date <= ${addDays(today, expiringDays)})`
}

/** Reads the filters of a physician list; filters that are blank or unknown ask for nothing. */
export function physicianConditions(q: PhysicianFilters): Conditions {
  const statuses = manyOf(q.accreditationStatusCode ?? q.status)
  const types = manyOf(q.type ?? q.providerType)
  const placed = q.location ?? q.city ?? q.province
  const where = [
    nameContains(q.name),
    codeOrName(q.term ?? q.doctorCodeOrName),
    q.code ? sql`${physician.code} like ${`${escapeLike(q.code.trim().toUpperCase())}%`}` : undefined,
    q.prcNumber ? eq(physician.prcNumber, q.prcNumber.trim().padStart(7, '0')) : undefined,
    statuses && inArray(physician.accreditationStatusCode, statuses),
    types && inArray(physician.phyTypeCode, types),
    hasSpecialty('specializationCode', manyOf(q.specializationCode)),
    hasSpecialty('subSpecializationCode', manyOf(q.subSpecializationCode)),
    practisesIn(q.location ? placeContains(q.location) : undefined),
    practisesIn(q.city ? placeIs('city', q.city) : undefined),
    practisesIn(q.province ? placeIs('province', q.province) : undefined),
  ].filter((condition): condition is SQL => condition !== undefined)
  return { where, tables: placed ? ['physician', 'affiliation', 'facility'] : ['physician'] }
}
