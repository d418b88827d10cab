import { type Holiday, isWeekday, weekdayOf, type Weekday } from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { isWithoutClinics } from '../facility/opening.ts'

/** A block of the weekly hours that holds on a day, whatever is said of that day besides. */
const isWeekly = (weekday: Weekday, day: IsoDate): SQL => sql`block->>'day' = ${weekday}
  and coalesce(block->>'validFrom', '') <= ${day} and coalesce(block->>'validUntil', '9') >= ${day}`

/** Hours of a JSON object on a day; without both times the whole day. */
const rangeOf = (name: 'block' | 'away', day: IsoDate): SQL => {
  const time = (key: string) => sql`(${sql.identifier(name)}->>${key})`
  const [from, to] = [time('startTime'), time('endTime')]
  return sql`case when ${from} < ${to} then tsrange(${day}::date + ${from}::time, ${day}::date + ${to}::time)
    else tsrange(${day}::date, ${day}::date + 1) end`
}

const absences = (day: IsoDate): SQL => sql`coalesce((
  select range_agg(${rangeOf('away', day)}) from jsonb_array_elements(affiliation.schedule_exceptions) away
  where away->>'kind' = 'ABSENT' and away->>'date' <= ${day} and coalesce(away->>'until', away->>'date') >= ${day}
), '{}'::tsmultirange)`

/**
 * Matches a row of `affiliation` with clinic hours on a date, as `hoursOn` of the domain says: weekly hours less
 * absences where neither a holiday, a day the facility is closed nor other hours stand in their place, or hours of that very day.
 */
function isClinicOn(day: IsoDate, holidays: readonly Holiday[]): SQL {
  return sql`((not ${isWithoutClinics(day, holidays)}
      and not exists (select 1 from jsonb_array_elements(affiliation.schedule_exceptions) other
        where other->>'kind' = 'INSTEAD' and other->>'date' = ${day})
      and exists (select 1 from jsonb_array_elements(affiliation.schedule) block
      where ${isWeekly(weekdayOf(day), day)}
        and tsmultirange(${rangeOf('block', day)}) - ${absences(day)} <> '{}'::tsmultirange))
    or exists (select 1 from jsonb_array_elements(affiliation.schedule_exceptions) extra
      where extra->>'kind' <> 'ABSENT' and extra->>'date' = ${day}
        and extra->>'startTime' is not null and extra->>'endTime' is not null))`
}

/**
 * Matches a row of `affiliation` by the day a clinic is held: a date, or a day of the week as the weekly hours have it
 * today (domain model 7.3). The query has the table `facility` too.
 */
export function clinicOnDay(day: Weekday | IsoDate, today: IsoDate, holidays: readonly Holiday[]): SQL {
  if (!isWeekday(day)) return isClinicOn(day, holidays)
  return sql`exists (select 1 from jsonb_array_elements(affiliation.schedule) block where ${isWeekly(day, today)})`
}
