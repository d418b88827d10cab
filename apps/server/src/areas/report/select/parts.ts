import { and, sql, type SQL } from 'drizzle-orm'
import { isPractice, practisesAt } from '../../../engines/provider/practice.ts'
import { placeIs } from '../../facility/filters.ts'
import type { Filters } from '../../../engines/report/source.ts'

/** A day as text. */
export const asDay = (value: SQL): SQL => sql`to_char(${value}, 'YYYY-MM-DD')`

/** The Manila day of a moment as text. */
export const dayOf = (value: SQL): SQL => sql`to_char(${value} at time zone 'Asia/Manila', 'YYYY-MM-DD')`

/** A moment as text, Manila time. */
export const momentOf = (value: SQL): SQL =>
  sql`to_char(${value} at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI')`

/** Name of a physician, last name first. */
export const nameOf = (p: SQL): SQL =>
  sql`concat_ws(' ', ${p}.last_name || ',', ${p}.first_name, ${p}.middle_name, ${p}.suffix)`

/** Joins the item of a maintained list, for its words. */
export const term = (alias: string, list: string, code: SQL): SQL =>
  sql`left join reference_item ${sql.identifier(alias)}
    on ${sql.identifier(alias)}.list = ${list} and ${sql.identifier(alias)}.code = ${code}`

/** Words of a joined item; its code when the list has lost it. */
export const descriptionOf = (alias: string, code: SQL): SQL => {
  const item = sql.identifier(alias)
  return sql`coalesce(${item}.description, ${item}.value, ${code})`
}

/** Joins city, province and region by the id of a city, as c, pr and r. */
export const placeOf = (cityId: SQL): SQL =>
  sql`left join city c on c.id = ${cityId} left join province pr on pr.id = c.province_id
    left join region r on r.id = pr.region_id`

/** Columns city, province and region of a joined place. */
export const placeColumns = sql`c.description as "city", pr.description as "province", r.description as "region"`

const isPlace = (column: 'c' | 'pr' | 'r', value: Filters[string] | undefined): SQL => {
  if (value === null || value === undefined) return sql``
  const at = sql.identifier(column)
  return sql`and (lower(${at}.description) = lower(${value}) or ${at}.code = ${value})`
}

/** Keeps what lies in the asked region, province and city of a joined place. */
export const inPlace = ({ region, province, city }: Filters): SQL =>
  sql`${isPlace('r', region)} ${isPlace('pr', province)} ${isPlace('c', city)}`

/** The cities the physician p practises in, each once, as `practice`. */
const practiceCities = sql`lateral (
    select distinct fa.main_city_id from affiliation a join facility fa on fa.id = a.facility_id
    where a.physician_id = p.id and ${isPractice('a', 'fa')}) practice on true`

/** Joins every place the physician p practises in: one row a place. */
export const practicePlaces = sql`join ${practiceCities} ${placeOf(sql`practice.main_city_id`)}`

/** The same, with one row for a physician who practises nowhere. */
export const practicePlacesIfAny = sql`left ${practicePlaces}`

/** Keeps the physicians p who practise in the asked region, province and city: at one facility there. */
export function practisesThere({ region, province, city }: Filters): SQL {
  const place = and(
    region ? placeIs('region', String(region)) : undefined,
    province ? placeIs('province', String(province)) : undefined,
    city ? placeIs('city', String(city)) : undefined,
  )
  return place ? sql`and ${practisesAt(sql`p.id`, place)}` : sql``
}

/** Keeps the physicians p who have the asked specialization, be it their first or another. */
export const hasSpecialty = ({ specializationCode }: Filters): SQL =>
  specializationCode
    ? sql`and exists (select from jsonb_array_elements(p.specializations) one
        where one->>'specializationCode' = ${specializationCode})`
    : sql``

/** Keeps what equals a filter, when the filter is given. */
export const is = (column: SQL, value: Filters[string] | undefined): SQL =>
  value === null || value === undefined ? sql`` : sql`and ${column} = ${value}`

/** Keeps what contains a filter's text, upper and lower case alike. */
export const contains = (column: SQL, value: Filters[string] | undefined): SQL => {
  if (value === null || value === undefined) return sql``
  const text = String(value).replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`and ${column} ilike ${`%${text}%`}`
}

/** Keeps the days of a period; either end may be open. */
export const within = (column: SQL, { from, to }: Filters): SQL =>
  sql`${from ? sql`and ${column} >= ${from}::date` : sql``} ${to ? sql`and ${column} <= ${to}::date` : sql``}`

/** Matches a record that was entered by a day. */
export const wasOnRecord = (alias: string, day: SQL): SQL =>
  sql`(${sql.identifier(alias)}.created_date at time zone 'Asia/Manila')::date <= ${day}`

/** Status on a day: that of the last move which had come into effect. */
export const statusOn = (type: 'HFC' | 'PHY', code: SQL, day: Filters[string]): SQL =>
  sql`(select h.to_status from accreditation_history h where h.applicant_type = ${type}
    and h.applicant_code = ${code} and h.effective_date <= ${day}::date
    order by h.effective_date desc, h.id desc limit 1)`

/** Words for a status column of the database. */
export function labelCase(column: SQL, labels: Readonly<Record<string, string>>): SQL {
  const cases = Object.entries(labels).map(([code, label]) => sql`when ${code} then ${label}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end`
}
