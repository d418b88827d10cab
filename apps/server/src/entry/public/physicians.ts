import type { PublicPhysician } from '@capiz/api/schema/public-physician'
import { physicianSearch } from '@capiz/domain/search'
import { isWeekday, type Holiday, type Weekday } from '@capiz/domain/schedule'
import { isIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, city, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { placeContains } from '../../areas/facility/filters.ts'
import { searchBy } from '../../engines/search/filter.ts'
import { physicianTarget } from '../../engines/search/target.ts'
import { loadTerms } from '../../areas/facility/labels.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { PagingQuery } from '../../platform/list/page.ts'
import { physicianConditions } from '../../areas/physician/filters.ts'
import { physicianPage, physicianRecords } from '../../areas/physician/list.ts'
import { practisesAt } from '../../engines/provider/practice.ts'
import { clinicOnDay } from '../../areas/affiliation/clinic-day.ts'
import { clinicHoursOf, holidaysAhead } from '../../areas/affiliation/schedule.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'
import type { PhysicianRecord } from '../../areas/physician/scope.ts'
import type { Services } from '../../platform/services.ts'
import { confirmedPhysicians } from './confirmed.ts'
import { physicianOfCode, publicFacilities, publicPhysicians, publicPractice } from './scope.ts'

type PublicView = InferOutput<typeof PublicPhysician>

/**
 * Returns the facilities physicians practise at: only where facility and affiliation are accredited too (domain model
 * 4.2); those that meet a condition come first.
 */
async function placesOf(db: Executor, ids: readonly number[], first: SQL | undefined) {
  const rows = await db
    .select({
      physicianId: affiliation.physicianId,
      code: facility.code,
      name: facility.name,
      city: city.description,
      regionCode: regionCodeOf(facility.mainCityId),
      openingExceptions: facility.openingExceptions,
      room: affiliation.room,
      schedule: affiliation.schedule,
      scheduleExceptions: affiliation.scheduleExceptions,
    })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .where(and(inArray(affiliation.physicianId, [...ids]), ...publicPractice))
    .orderBy(...(first ? [desc(first)] : []), facility.searchName, facility.code)
  return Map.groupBy(rows, ({ physicianId }) => physicianId)
}

const isAccredited = ({ accreditationStatusCode }: PhysicianRecord) =>
  accreditationStatusCode === 'ACCREDITED'

type Terms = Awaited<ReturnType<typeof loadTerms>>

/** The specialties of a physician in words, the first one first, each followed by its subspecialty. */
export function specialtyNames({ specializations }: PhysicianRecord, terms: Terms): string[] {
  return specializations
    .toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
    .flatMap(({ specializationCode: field, subSpecializationCode: narrower }) => [
      terms.coded('specialization', field).description,
      ...(narrower ? [terms.coded('subspecialization', narrower).description] : []),
    ])
}

/** Physicians as anybody may see them: no number, no address, no telephone, no date of birth (reliability A11). */
async function publicViews(
  services: Services,
  records: readonly PhysicianRecord[],
  first?: SQL,
): Promise<PublicView[]> {
  if (records.length === 0) return []
  const { db, clock } = services
  const terms = await loadTerms(db, 'specialization', 'subspecialization')
  const today = clock.today()
  const places = await placesOf(
    db,
    records.map(({ id }) => id),
    first,
  )
  const holidays = await holidaysOf(db)
  const confirmed = await confirmedPhysicians(services, records)
  return records.map((record) => ({
    code: record.code,
    lastName: record.lastName,
    firstName: record.firstName,
    middleName: record.middleName,
    suffix: record.suffix,
    dentist: record.phyTypeCode === 'DMD',
    specializations: specialtyNames(record, terms),
    accredited: isAccredited(record),
    day: today,
    accreditedUntil: isAccredited(record) ? record.contractValidityDate : null,
    confirmed: isAccredited(record) ? (confirmed.get(record.code) ?? []) : [],
    facilities: (places.get(record.id) ?? []).map(
      ({ code, name, city: town, room, regionCode, openingExceptions, ...stored }) => {
        const hours = clinicHoursOf(stored)
        const { entries, exceptions } = hours
        return {
          code,
          name,
          city: town,
          room,
          schedule: entries.map(({ remarks: _remarks, ...block }) => block),
          exceptions: exceptions
            .filter(({ date, until }) => (until ?? date) >= today)
            .map(({ remarks: _remarks, ...exception }) => exception),
          holidays: holidaysAhead(hours, { regionCode, openingExceptions }, { holidays, today }),
        }
      },
    ),
  }))
}

/** One physician who is or was accredited; any other is not there for the public. */
export async function publicPhysician(services: Services, code: string): Promise<PublicView> {
  const known = physicianOfCode(code, services.clock.today())
  const [record] = await services.db.select().from(physician).where(known).limit(1)
  if (!record) return refuse('NOT_FOUND')
  const [view] = await publicViews(services, [record])
  return view ?? refuse('NOT_FOUND')
}

/** The query by which physicians of the directory are searched. */
export interface PhysicianQuery extends PagingQuery {
  name?: string | undefined
  dentist?: string | undefined
  accreditationStatusCode?: string | undefined
  specializationCode?: string | undefined
  subSpecializationCode?: string | undefined
  location?: string | undefined
  healthFacilityCode?: string | undefined
  day?: string | undefined
}

/** The day that is asked about; a date that has passed is refused. */
export function clinicDayOf(
  { day }: Pick<PhysicianQuery, 'day'>,
  today: IsoDate,
): Weekday | IsoDate | undefined {
  if (day === undefined || !(isWeekday(day) || isIsoDate(day))) return undefined
  if (!isWeekday(day) && day < today) refuseField('day', 'This day has passed. Choose today or a later day.')
  return day
}

/** Conditions on a place of practice: where it is, which it is, and the day a clinic is held there. */
function placeConditions(
  query: PhysicianQuery,
  today: IsoDate,
  holidays: readonly Holiday[],
): SQL | undefined {
  const { location, healthFacilityCode } = query
  const chosen = clinicDayOf(query, today)
  return and(
    location ? placeContains(location) : undefined,
    healthFacilityCode ? eq(facility.code, healthFacilityCode.trim().toUpperCase()) : undefined,
    chosen && clinicOnDay(chosen, today, holidays),
  )
}

/** Physicians who practise, as far as the public may know, at a facility that meets the conditions. */
function practisesAtPublic(asked: SQL | undefined): SQL | undefined {
  return asked && practisesAt(sql`${physician.id}`, sql`${and(asked, ...publicFacilities)}`)
}

const professions: Readonly<Record<string, string>> = { true: 'DMD', false: 'MD' }

/** The conditions on the physicians themselves, by name and specialty, and the order of the best. */
export async function searchedPhysicians(db: Executor, query: PhysicianQuery) {
  const { name, specializationCode, subSpecializationCode } = query
  const type = professions[query.dentist ?? '']
  const { where } = physicianConditions({ specializationCode, subSpecializationCode, type })
  const searched = await searchBy(db, physicianTarget, [{ text: name, parts: 'all' }], {
    searcher: 'others',
    base: and(...publicPhysicians),
  })
  return { type, order: searched.order, where: [...searched.where, ...where] }
}

/**
 * Accredited physicians by name: 5 results for a short term, else 100, the best first and by last name (specification 2,
 * section 5).
 * Without a term the directory page by page; for any other status there is nothing to see.
 */
export async function searchPublicPhysicians(services: Services, query: PhysicianQuery) {
  const { name, specializationCode, subSpecializationCode, location, healthFacilityCode, day } = query
  const today = services.clock.today()
  const size = query.size ?? physicianSearch(name ?? '')?.size ?? 10
  if ((query.accreditationStatusCode ?? 'ACCREDITED') !== 'ACCREDITED') {
    return { content: [], totalElements: 0, page: query.page ?? 0, size }
  }
  const searched = await searchedPhysicians(services.db, query)
  const first = placeConditions(query, today, await holidaysOf(services.db))
  const place = practisesAtPublic(first)
  const found = await physicianPage(services, physicianRecords, {
    query: { ...query, size },
    best: searched.order,
    conditions: {
      where: [...publicPhysicians, ...searched.where, ...(place ? [place] : [])],
      tables: place ? ['physician', 'affiliation', 'facility', 'objection'] : ['physician', 'objection'],
    },
    scope: undefined,
    countKey: JSON.stringify([
      'public-physician',
      name,
      searched.type,
      specializationCode,
      subSpecializationCode,
      location,
      healthFacilityCode,
      day && [day, today],
    ]),
    staff: false,
  })
  return { ...found, content: await publicViews(services, found.rows, first) }
}
