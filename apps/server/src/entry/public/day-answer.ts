import type { DayAnswer } from '@capiz/api/schema/day-answer'
import { nextClinicDays } from '@capiz/domain/directory'
import { distanceBetween, type CityPlace } from '@capiz/domain/geography'
import { type Holiday, hoursOn } from '@capiz/domain/schedule'
import { addDays, addYears, type IsoDate } from '@capiz/domain/time'
import { eq, ne } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { city, facility, physician, province } from '../../db/schema/index.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { clinicHoursOf } from '../../areas/affiliation/schedule.ts'
import { physicianName, type PhysicianRecord } from '../../areas/physician/scope.ts'
import type { Services } from '../../platform/services.ts'
import {
  answerForPair,
  calendarOf,
  listedPairs,
  placeColumns,
  placeOf,
  publicPairs,
  type Pair,
} from './day-pairs.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'
import { clinicOnDay } from '../../areas/affiliation/clinic-day.ts'
import { nearestPairs, unconfirmedLast } from './nearest.ts'
import { publicFacility } from './directory.ts'
import { publicPhysician } from './physicians.ts'
import { facilityOfCode, physicianOfCode } from './scope.ts'

type View = InferOutput<typeof DayAnswer>
type Alternative = View['alternatives'][number]

/** How far an alternative may lie from the day asked about, and how many of each kind are named. */
const reach = { days: 28, ownDays: 2, places: 2, physicians: 3, nearby: 3, candidates: 9 }

interface Question {
  services: Services
  record: PhysicianRecord
  facilityCode: string
  day: IsoDate
  today: IsoDate
  holidays: readonly Holiday[]
  /** where the facility is */
  origin: CityPlace | null
}

/** The pair on a day as an alternative; undefined when that day is no yes with hours. */
async function alternative(
  { services, today, holidays, origin }: Question,
  kind: Alternative['kind'],
  pair: Pair,
  day: IsoDate,
): Promise<Alternative | undefined> {
  const found = await answerForPair(services.db, pair, { day, today, holidays })
  if (found.answer === 'NO' || !found.isHoursKnown) return undefined
  const place = placeOf(pair.place)
  return {
    kind,
    physician: { code: pair.physician.code, description: physicianName(pair.physician) },
    facility: { code: pair.facility.code, description: pair.facility.name },
    city: pair.city,
    distanceKm: origin && place && distanceBetween(origin, place),
    day,
    hours: found.hours,
  }
}

const isThere = (found: Alternative | undefined): found is Alternative => found !== undefined

/** Other days at the same place, then the next day at each other place, the nearest first. */
async function samePhysician(question: Question): Promise<Alternative[]> {
  const { services, record, facilityCode, day, holidays } = question
  const pairs = await listedPairs(services.db, eq(physician.id, record.id))
  const days = async (kind: 'DAY' | 'PLACE', pair: Pair, most: number) => {
    const from = kind === 'DAY' ? addDays(day, 1) : day
    const next = nextClinicDays(clinicHoursOf(pair.affiliation), calendarOf(pair, holidays), from, {
      within: reach.days,
      most,
    })
    return Promise.all(next.map((one) => alternative(question, kind, pair, one)))
  }
  const here = pairs.filter((pair) => pair.facility.code === facilityCode)
  const elsewhere = pairs.filter((pair) => pair.facility.code !== facilityCode)
  const own = await Promise.all(here.map((pair) => days('DAY', pair, reach.ownDays)))
  const others = await Promise.all(elsewhere.map((pair) => days('PLACE', pair, 1)))
  const byDay = (a: Alternative, b: Alternative) => (a.day < b.day ? -1 : 1)
  return [
    ...own.flat().filter(isThere),
    ...others.flat().filter(isThere).toSorted(byDay).slice(0, reach.places),
  ]
}

/** Physicians of the same first specialty who hold a clinic here on that very day. */
async function sameSpecialty(question: Question): Promise<Alternative[]> {
  const { services, record, facilityCode, day, holidays } = question
  const { primarySpecializationCode: specialty } = record
  if (specialty === null) return []
  const pairs = await publicPairs(
    services.db,
    eq(facility.code, facilityCode),
    eq(physician.primarySpecializationCode, specialty),
    ne(physician.id, record.id),
  )
  const found: Alternative[] = []
  // most hold no clinic that day, which is known without asking for their status
  const there = pairs.filter(
    (pair) => hoursOn(clinicHoursOf(pair.affiliation), day, calendarOf(pair, holidays)).length > 0,
  )
  for (const pair of there) {
    const one = await alternative(question, 'PHYSICIAN', pair, day)
    if (one) found.push(one)
    if (found.length === reach.physicians) break
  }
  return found
}

/**
 * Physicians of the same first specialty who hold a clinic elsewhere on that very day, the nearest first, and those whose
 * details are not confirmed last.
 */
async function nearby(question: Question, named: readonly Alternative[]): Promise<Alternative[]> {
  const { services, record, facilityCode, day, today, holidays, origin } = question
  const { primarySpecializationCode: specialty } = record
  if (specialty === null || origin === null) return []
  const known = new Set(named.map((one) => one.physician.code))
  const found: { view: Alternative; record: PhysicianRecord }[] = []
  const there = nearestPairs(services.db, origin, [
    eq(physician.primarySpecializationCode, specialty),
    ne(physician.id, record.id),
    ne(facility.code, facilityCode),
    clinicOnDay(day, today, holidays),
  ])
  for await (const pair of there) {
    if (known.has(pair.physician.code)) continue
    const one = await alternative(question, 'NEAR', pair, day)
    if (one) {
      known.add(pair.physician.code)
      found.push({ view: one, record: pair.physician })
    }
    if (found.length === reach.candidates) break
  }
  return (await unconfirmedLast(services, found)).slice(0, reach.nearby).map(({ view }) => view)
}

/** The alternatives to a no: other days and places of the physician, then others of the specialty, here and nearby. */
async function alternativesTo(question: Question): Promise<Alternative[]> {
  const own = await samePhysician(question)
  const here = await sameSpecialty(question)
  return [...own, ...here, ...(await nearby(question, here))]
}

function checkDay(day: IsoDate, today: IsoDate): void {
  if (day < today) refuseField('day', 'This day has passed. Choose today or a later day.')
  if (day > addYears(today, 1)) refuseField('day', 'Choose a day within one year.')
}

/**
 * Whether a physician can be seen at a facility on a day, with the nearest alternatives when not. Status is that of the
 * day by the history; a physician or facility that never was accredited is not there for the question.
 */
export async function dayAnswer(
  services: Services,
  code: string,
  query: { healthFacilityCode: string; day: IsoDate },
): Promise<View> {
  const { db, clock } = services
  const { healthFacilityCode: facilityCode, day } = query
  const today = clock.today()
  checkDay(day, today)
  const [record] = await db.select().from(physician).where(physicianOfCode(code, today)).limit(1)
  const [site] = await db
    .select({ facility, place: placeColumns, regionCode: regionCodeOf(facility.mainCityId) })
    .from(facility)
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .leftJoin(province, eq(province.id, city.provinceId))
    .where(facilityOfCode(facilityCode, today))
    .limit(1)
  if (!record || !site) return refuse('NOT_FOUND')
  const [doctor, place] = [
    await publicPhysician(services, code),
    await publicFacility(services, facilityCode),
  ]
  const [pair] = await listedPairs(db, eq(physician.id, record.id), eq(facility.code, facilityCode))
  const holidays = await holidaysOf(db)
  const found = await answerForPair(
    db,
    { physician: record, affiliation: pair?.affiliation, ...site },
    { day, today, holidays },
  )
  const question = { services, record, facilityCode, day, today, holidays, origin: placeOf(site.place) }
  const isYes = found.answer === 'YES'
  return {
    day,
    answer: found.answer,
    reason: isYes ? null : found.reason,
    holiday: found.answer === 'NO' && found.reason === 'HOLIDAY' ? found.holiday : null,
    physician: { code, description: physicianName(record) },
    dentist: doctor.dentist,
    specializations: doctor.specializations,
    facility: {
      code: facilityCode,
      description: place.name,
      city: place.city,
      address: place.address,
      telephone: place.telephone,
    },
    accreditedUntil: found.ends.toSorted()[0] ?? null,
    hours: isYes ? found.hours : [],
    isHoursKnown: isYes ? found.isHoursKnown : ['NO_CLINIC', 'HOLIDAY'].includes(found.reason),
    confirmed: doctor.confirmed,
    alternatives: isYes ? [] : await alternativesTo(question),
  }
}
