import type { PublicPhysician } from '@capiz/api/schema/public-physician'
import { physicianSearch } from '@capiz/domain/search'
import { manilaDay } from '@capiz/domain/time'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, city, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { placeContains } from '../../areas/facility/filters.ts'
import { searchBy } from '../../engines/search/filter.ts'
import { physicianTarget } from '../../engines/search/target.ts'
import { loadTerms } from '../../areas/facility/labels.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { PagingQuery } from '../../platform/list/page.ts'
import { physicianConditions } from '../../areas/physician/filters.ts'
import { physicianPage } from '../../areas/physician/list.ts'
import { practisesAt } from '../../engines/provider/practice.ts'
import { clinicHoursOf } from '../../areas/affiliation/schedule.ts'
import type { PhysicianRecord } from '../../areas/physician/scope.ts'
import type { Services } from '../../platform/services.ts'
import { lastCheckIns, newestDay } from './confirmed.ts'
import { physicianOfCode, publicFacilities, publicPhysicians, publicPractice } from './scope.ts'

type PublicView = InferOutput<typeof PublicPhysician>

/**
 * Returns the facilities physicians practise at: only where facility and affiliation are accredited too (domain model
 * 4.2).
 */
async function placesOf(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({
      physicianId: affiliation.physicianId,
      code: facility.code,
      name: facility.name,
      city: city.description,
      room: affiliation.room,
      schedule: affiliation.schedule,
      scheduleExceptions: affiliation.scheduleExceptions,
      updatedDate: affiliation.updatedDate,
    })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .where(and(inArray(affiliation.physicianId, [...ids]), ...publicPractice))
    .orderBy(facility.searchName, facility.code)
  return Map.groupBy(rows, ({ physicianId }) => physicianId)
}

/** Physicians as anybody may see them: no number, no address, no telephone, no date of birth (reliability A11). */
async function publicViews(
  { db, clock }: Services,
  records: readonly PhysicianRecord[],
): Promise<PublicView[]> {
  if (records.length === 0) return []
  const terms = await loadTerms(db, 'specialization')
  const today = clock.today()
  const places = await placesOf(
    db,
    records.map(({ id }) => id),
  )
  const codes = records.map(({ code }) => code)
  const checkIns = await lastCheckIns(db, 'dentist-check-in', codes)
  return records.map((record) => ({
    code: record.code,
    lastName: record.lastName,
    firstName: record.firstName,
    middleName: record.middleName,
    suffix: record.suffix,
    dentist: record.phyTypeCode === 'DMD',
    specializations: record.specializations
      .toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
      .map((one) => terms.coded('specialization', one.specializationCode).description),
    accredited: true,
    accreditedUntil: record.contractValidityDate,
    lastConfirmed: newestDay(record.accreditationDate, checkIns.get(record.code)),
    facilities: (places.get(record.id) ?? []).map(
      ({ code, name, city: town, room, updatedDate, ...stored }) => {
        const { entries, exceptions } = clinicHoursOf(stored)
        return {
          code,
          name,
          city: town,
          room,
          lastConfirmed: manilaDay(updatedDate),
          schedule: entries.map(({ remarks: _remarks, ...block }) => block),
          exceptions: exceptions
            .filter(({ date, until }) => (until ?? date) >= today)
            .map(({ remarks: _remarks, ...exception }) => exception),
        }
      },
    ),
  }))
}

/** One accredited physician; any other is not there for the public. */
export async function publicPhysician(services: Services, code: string): Promise<PublicView> {
  const [record] = await services.db.select().from(physician).where(physicianOfCode(code)).limit(1)
  if (!record) return refuse('NOT_FOUND')
  const [view] = await publicViews(services, [record])
  return view ?? refuse('NOT_FOUND')
}

interface SearchQuery extends PagingQuery {
  name?: string | undefined
  dentist?: string | undefined
  accreditationStatusCode?: string | undefined
  specializationCode?: string | undefined
  location?: string | undefined
  healthFacilityCode?: string | undefined
}

/** Physicians who practise, as far as the public may know, at a facility that meets the conditions. */
function practisesAtPublic(...conditions: (SQL | undefined)[]): SQL | undefined {
  const asked = and(...conditions)
  return asked && practisesAt(sql`${physician.id}`, sql`${and(asked, ...publicFacilities)}`)
}

const professions: Readonly<Record<string, string>> = { true: 'DMD', false: 'MD' }

/**
 * Accredited physicians by name: 5 results for a short term, else 100, the best first and by last name (specification 2,
 * section 5).
 * Without a term the directory page by page; for any other status there is nothing to see.
 */
export async function searchPublicPhysicians(services: Services, query: SearchQuery) {
  const { name, specializationCode, location, healthFacilityCode } = query
  const size = query.size ?? physicianSearch(name ?? '')?.size ?? 10
  if ((query.accreditationStatusCode ?? 'ACCREDITED') !== 'ACCREDITED') {
    return { content: [], totalElements: 0, page: query.page ?? 0, size }
  }
  const type = professions[query.dentist ?? '']
  const { where } = physicianConditions({ specializationCode, type })
  const searched = await searchBy(services.db, physicianTarget, [{ text: name, parts: 'all' }], {
    searcher: 'others',
    base: and(...publicPhysicians),
  })
  const place = practisesAtPublic(
    location ? placeContains(location) : undefined,
    healthFacilityCode ? eq(facility.code, healthFacilityCode.trim().toUpperCase()) : undefined,
  )
  const found = await physicianPage(services, {
    query: { ...query, size },
    best: searched.order,
    conditions: {
      where: [...publicPhysicians, ...searched.where, ...where, ...(place ? [place] : [])],
      tables: place ? ['physician', 'affiliation', 'facility'] : ['physician'],
    },
    scope: undefined,
    countKey: JSON.stringify([
      'public-physician',
      name,
      type,
      specializationCode,
      location,
      healthFacilityCode,
    ]),
    staff: false,
  })
  return { ...found, content: await publicViews(services, found.rows) }
}
