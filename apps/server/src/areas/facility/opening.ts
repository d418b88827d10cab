import { type Holiday, isWeekday, weekdayOf, type Weekday } from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { facility } from '../../db/schema/index.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'

/** Matches a row of `facility` where a day is a holiday. */
function isHoliday(day: IsoDate, holidays: readonly Holiday[]): SQL {
  const regions = holidays.filter((one) => one.day === day).map(({ regionCode }) => regionCode)
  if (regions.includes(null)) return sql`true`
  if (regions.length === 0) return sql`false`
  return sql`coalesce(${regionCodeOf(facility.mainCityId)} in ${regions}, false)`
}

/** Matches a row of `facility` of which something is said for one day: any, or hours only. */
const isSaidOf = (day: IsoDate, hours: SQL = sql`true`): SQL => sql`exists (select 1
    from jsonb_array_elements(${facility.openingExceptions}) exception
    where exception->>'date' = ${day} and ${hours})`

const hasTimes = sql`exception->>'startTime' is not null`

/** Matches a row of `facility` at which no clinic is held on a day: a holiday, or the facility does not open. */
export function isWithoutClinics(day: IsoDate, holidays: readonly Holiday[]): SQL {
  return sql`(${isHoliday(day, holidays)} or ${isSaidOf(day, sql`not (${hasTimes})`)})`
}

/** Matches a row of `facility` that is open on a date, or on a day of the week, as `openingOn` of the domain says. */
export function isOpenOn(day: Weekday | IsoDate, holidays: readonly Holiday[]): SQL {
  const weekday = isWeekday(day) ? day : weekdayOf(day)
  const isWeekly = sql`exists (select 1 from jsonb_array_elements(${facility.openingHours}) block
    where block->>'day' = ${weekday})`
  if (isWeekday(day)) return sql`(${facility.openAlways} or ${isWeekly})`
  const isHeld = sql`(${facility.openOnHolidays} or not ${isHoliday(day, holidays)})`
  return sql`case when ${isSaidOf(day)} then ${isSaidOf(day, hasTimes)}
    else (${facility.openAlways} or (${isWeekly} and ${isHeld})) end`
}
