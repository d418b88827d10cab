import type { NearPhysician } from '@capiz/api/schema/day-answer'
import { byDistanceFrom, distanceBetween, type CityPlace } from '@capiz/domain/geography'
import { isValidOn, isWeekday, type DayHours, type Weekday } from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, city, facility, physician, province } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { clinicHoursOf } from '../../areas/affiliation/schedule.ts'
import { loadTerms } from '../../areas/facility/labels.ts'
import { physicianName, type PhysicianRecord } from '../../areas/physician/scope.ts'
import { isListed } from '../../engines/provider/practice.ts'
import type { Services } from '../../platform/services.ts'
import { confirmedPhysicians, type Confirmed } from './confirmed.ts'
import { answerForPair, placeOf, publicPairs, type DayAsked, type Pair } from './day-pairs.ts'
import { clinicDayOf, searchedPhysicians, specialtyNames, type PhysicianQuery } from './physicians.ts'
import { publicPractice } from './scope.ts'
import { clinicOnDay } from '../../areas/affiliation/clinic-day.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'

type View = InferOutput<typeof NearPhysician>

/** Cities that are looked through, the nearest first, physicians that are looked at, and those that are named. */
const most = { cities: 20, candidates: 15, physicians: 5 }

/**
 * Physicians at the places where they may be seen, the nearest to a city first, as far as the conditions on
 * affiliation, physician and facility go.
 */
export async function* nearestPairs(
  db: Executor,
  origin: CityPlace,
  where: readonly SQL[],
): AsyncGenerator<Pair> {
  const cities = await db
    .selectDistinct({ id: city.id, cityCode: city.code, provinceCode: province.code })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(city, eq(city.id, facility.mainCityId))
    .innerJoin(province, eq(province.id, city.provinceId))
    .where(and(...publicPractice, ...where))
    .orderBy(city.id)
  for (const { id } of cities.toSorted(byDistanceFrom(origin)).slice(0, most.cities)) {
    yield* await publicPairs(db, eq(facility.mainCityId, id), ...where)
  }
}

/** The city a list is about: that of its facility, or the one its place names best; a province stands for itself. */
async function originOf(
  db: Executor,
  { location = '', healthFacilityCode = '' }: PhysicianQuery,
): Promise<CityPlace | undefined> {
  const joined = sql`city c join province p on p.id = c.province_id`
  const columns = sql`c.code as "cityCode", p.code as "provinceCode"`
  if (healthFacilityCode.trim() !== '') {
    const [row] = await rowsOf<CityPlace & Record<string, unknown>>(
      db,
      sql`select ${columns} from facility join ${joined} on c.id = facility.main_city_id
        where facility.code = ${healthFacilityCode.trim().toUpperCase()} and ${isListed('facility')}`,
    )
    return row
  }
  const text = location.trim().toUpperCase()
  if (text === '') return undefined
  const [row] = await rowsOf<CityPlace & Record<string, unknown>>(
    db,
    sql`select case when found.is_named then c.code else '' end as "cityCode", p.code as "provinceCode"
      from ${joined}, lateral (select strpos(c.search_name, upper(unaccent(${text}))) > 0 as is_named) found
      where found.is_named or strpos(upper(p.description), ${text}) > 0
      order by found.is_named desc, c.is_city desc, length(c.search_name), c.code limit 1`,
  )
  return row
}

function hoursOfWeekday(pair: Pair, weekday: Weekday, today: IsoDate): DayHours[] {
  return clinicHoursOf(pair.affiliation)
    .entries.filter((block) => block.day === weekday && isValidOn(block, today))
    .map(({ startTime, endTime, byAppointment, room }) => {
      return { startTime, endTime, byAppointment, room, isExtra: false }
    })
}

/** The hours of the chosen day; undefined where the physician cannot be seen that day after all. */
async function hoursFor(
  db: Executor,
  pair: Pair,
  day: Weekday | IsoDate | undefined,
  asked: Omit<DayAsked, 'day'>,
): Promise<DayHours[] | undefined> {
  if (day === undefined) return []
  if (isWeekday(day)) return hoursOfWeekday(pair, day, asked.today)
  const answer = await answerForPair(db, pair, { day, ...asked })
  return answer.answer === 'YES' && answer.isHoursKnown ? answer.hours : undefined
}

/**
 * The given order, but those with a section that is not confirmed, or was reported as wrong, after all others; each with
 * the freshness of its sections.
 */
export async function unconfirmedLast<V>(
  services: Services,
  found: readonly { view: V; record: PhysicianRecord }[],
): Promise<{ view: V; confirmed: Confirmed }[]> {
  const confirmedOf = await confirmedPhysicians(
    services,
    found.map(({ record }) => record),
  )
  const all = found.map(({ view, record }) => ({ view, confirmed: confirmedOf.get(record.code) ?? [] }))
  const isFresh = ({ confirmed }: { confirmed: Confirmed }) =>
    confirmed.every(({ state }) => state === 'CONFIRMED')
  return [...all.filter(isFresh), ...all.filter((one) => !isFresh(one))]
}

/**
 * Physicians who match all but the place, the nearest to the place first (great-circle distance between cities); with a
 * day only those who hold a clinic that day. Those whose details are not confirmed come after all others.
 */
export async function nearestPhysicians(services: Services, query: PhysicianQuery): Promise<View[]> {
  const { db, clock } = services
  const today = clock.today()
  const day = clinicDayOf(query, today)
  const origin = await originOf(db, query)
  if (origin === undefined) return []
  const holidays = await holidaysOf(db)
  const { where } = await searchedPhysicians(db, query)
  const onDay = day === undefined ? [] : [clinicOnDay(day, today, holidays)]
  const terms = await loadTerms(db, 'specialization', 'subspecialization')
  const found = new Map<string, { view: Omit<View, 'confirmed'>; record: PhysicianRecord }>()
  for await (const pair of nearestPairs(db, origin, [...where, ...onDay])) {
    if (found.has(pair.physician.code)) continue
    const hours = await hoursFor(db, pair, day, { today, holidays })
    if (hours === undefined) continue
    const place = placeOf(pair.place)
    const view = {
      physician: { code: pair.physician.code, description: physicianName(pair.physician) },
      dentist: pair.physician.phyTypeCode === 'DMD',
      specializations: specialtyNames(pair.physician, terms),
      facility: { code: pair.facility.code, description: pair.facility.name },
      city: pair.city,
      hours,
      distanceKm: place && distanceBetween(origin, place),
    }
    found.set(pair.physician.code, { view, record: pair.physician })
    if (found.size === most.candidates) break
  }
  const ranked = await unconfirmedLast(services, [...found.values()])
  return ranked.slice(0, most.physicians).map(({ view, confirmed }) => ({ ...view, confirmed }))
}
