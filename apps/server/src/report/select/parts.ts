import { sql, type SQL } from 'drizzle-orm'
import type { Filters } from '../source.ts'

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
export const wordsOf = (alias: string, code: SQL): SQL => {
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

/** Joins where the physician p is found: the place of the first live affiliation; accredited ones come first. */
export const practice = sql`left join lateral (
    select fa.main_city_id from affiliation a join facility fa on fa.id = a.facility_id
    where a.physician_id = p.id and not a.deleted and not fa.deleted
    order by (a.status = 'ACCREDITED') desc, a.id limit 1) practice on true ${placeOf(sql`practice.main_city_id`)}`

/** The same for reports that show no place: looked up for a hundred thousand only when a place is asked for. */
export const practiceIfAsked = ({ region, province, city }: Filters): SQL =>
  region || province || city ? practice : sql``

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

/** A live record that is nobody's double. */
export const isLive = (alias: string): SQL => {
  const record = sql.identifier(alias)
  return sql`not ${record}.deleted and ${record}.accepted and ${record}.duplicate_of is null`
}

/** Status on a day: that of the last move which had come into effect. */
export const statusOn = (type: 'HFC' | 'PHY', code: SQL, day: Filters[string]): SQL =>
  sql`(select h.to_status from accreditation_history h where h.applicant_type = ${type}
    and h.applicant_code = ${code} and h.effective_date <= ${day}::date
    order by h.effective_date desc, h.id desc limit 1)`

/** Words for a status column of the database. */
export function inWords(column: SQL, words: Readonly<Record<string, string>>): SQL {
  const cases = Object.entries(words).map(([code, label]) => sql`when ${code} then ${label}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end`
}
