import type { PublicPhysician } from '@capiz/api/schema/physician'
import { physicianSearch } from '@capiz/domain/search'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, city, facility, physician } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import { refuse } from '../http/refuse.ts'
import type { PagingQuery } from '../list/page.ts'
import { nameContains } from '../physician/filters.ts'
import { physicianPage } from '../physician/list.ts'
import { clinicHoursOf } from '../physician/schedule.ts'
import type { PhysicianRecord } from '../physician/scope.ts'
import type { Services } from '../services.ts'

type PublicView = InferOutput<typeof PublicPhysician>

const isPublic: SQL[] = [
  eq(physician.accreditationStatusCode, 'ACCREDITED'),
  eq(physician.accepted, true),
  eq(physician.deleted, false),
  isNull(physician.duplicateOf),
]

/** Where physicians practise: only where facility and affiliation are accredited too (domain model 4.2). */
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
    })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .where(
      and(
        inArray(affiliation.physicianId, [...ids]),
        eq(affiliation.status, 'ACCREDITED'),
        eq(affiliation.deleted, false),
        eq(facility.accreditationStatusCode, 'ACCREDITED'),
        eq(facility.accepted, true),
        eq(facility.deleted, false),
        isNull(facility.duplicateOf),
      ),
    )
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
    facilities: (places.get(record.id) ?? []).map(({ code, name, city: town, room, ...stored }) => {
      const { entries, exceptions } = clinicHoursOf(stored)
      return {
        code,
        name,
        city: town,
        room,
        schedule: entries.map(({ remarks: _remarks, ...block }) => block),
        exceptions: exceptions
          .filter(({ date, until }) => (until ?? date) >= today)
          .map(({ remarks: _remarks, ...exception }) => exception),
      }
    }),
  }))
}

/** One accredited physician; any other is not there for the public. */
export async function publicPhysician(services: Services, code: string): Promise<PublicView> {
  const [record] = await services.db
    .select()
    .from(physician)
    .where(and(eq(physician.code, code), ...isPublic))
    .limit(1)
  if (!record) return refuse('NOT_FOUND')
  const [view] = await publicViews(services, [record])
  return view ?? refuse('NOT_FOUND')
}

interface SearchQuery extends PagingQuery {
  name?: string | undefined
  dentist?: string | undefined
  accreditationStatusCode?: string | undefined
}

/**
 * Accredited physicians by name: 5 results for a short term, else 100, by last name (specification 2, section 5).
 * Without a term the directory page by page; for any other status there is nothing to see.
 */
export async function searchPublicPhysicians(services: Services, query: SearchQuery) {
  const search = physicianSearch(query.name ?? '')
  const size = query.size ?? search?.size ?? 10
  const { dentist } = query
  if ((query.accreditationStatusCode ?? 'ACCREDITED') !== 'ACCREDITED') {
    return { content: [], totalElements: 0, page: query.page ?? 0, size }
  }
  const where = [
    ...isPublic,
    nameContains(query.name),
    dentist === 'true' || dentist === 'false'
      ? eq(physician.phyTypeCode, dentist === 'true' ? 'DMD' : 'MD')
      : undefined,
  ].filter((condition): condition is SQL => condition !== undefined)
  const found = await physicianPage(services, {
    query: { ...query, size },
    conditions: { where, tables: ['physician'] },
    scope: undefined,
    countKey: JSON.stringify(['public-physician', query.name, dentist]),
    staff: false,
  })
  return { ...found, content: await publicViews(services, found.rows) }
}
