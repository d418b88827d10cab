import type { PublicFacility } from '@capiz/api/schema/directory'
import { type HolidayCalendar, holidaysClosed, holidaysIn } from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import { facilitySearch } from '@capiz/domain/search'
import { and, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { affiliation, facility, facilityAddress, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { facilityConditions, facilityHolds } from '../../areas/facility/filters.ts'
import { searchBy } from '../../engines/search/filter.ts'
import { facilityTarget } from '../../engines/search/target.ts'
import { loadTerms } from '../../areas/facility/labels.ts'
import { facilityPage, facilityRecords, facilitySorts } from '../../areas/facility/list.ts'
import { facilityLookups } from '../../areas/facility/lookups.ts'
import { isOpenOn } from '../../areas/facility/opening.ts'
import { addressLine, placesOf } from '../../areas/facility/places.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'
import type { FacilityRecord } from '../../areas/facility/scope.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { manyOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { confirmedFacilities } from './confirmed.ts'
import { clinicDayOf } from './physicians.ts'
import { facilityOfCode, publicFacilities, publicPractice } from './scope.ts'

type PublicView = InferOutput<typeof PublicFacility>

/** Only what visitors see can be sorted by: an order must not tell what a column hides. */
const { name, city, type, category } = facilitySorts
const publicSorts = { name, city, type, category }

/** A facility that is not accredited today: what it is and where, and no way to reach it. */
const nothingMore = {
  accredited: false,
  accreditedUntil: null,
  confirmed: [],
  address: null,
  telephone: [],
  website: null,
  openAlways: false,
  openOnHolidays: false,
  openingHours: [],
  openingExceptions: [],
  holidays: [],
  clinicHours: null,
  serviceTypes: [],
  coveredAccountsOnly: false,
} satisfies Partial<PublicView>

/** The regions facilities lie in, by their ids. */
async function regionsOf(db: Executor, records: readonly FacilityRecord[]) {
  const rows = await db
    .select({ id: facility.id, region: regionCodeOf(facility.mainCityId) })
    .from(facility)
    .where(
      inArray(
        facility.id,
        records.map(({ id }) => id),
      ),
    )
  return new Map(rows.map(({ id, region }) => [id, region]))
}

/** When a facility is open, with the holidays that close it. */
function openingView(record: FacilityRecord, calendar: HolidayCalendar, day: IsoDate) {
  const { openAlways, openOnHolidays, openingHours, clinicHours } = record
  const holidays = holidaysClosed(record, calendar, day)
  const openingExceptions = record.openingExceptions.filter(({ date }) => date >= day)
  return { openAlways, openOnHolidays, openingHours, openingExceptions, clinicHours, holidays }
}

/** Facilities as anybody may see them: no e-mail, TIN, contact person, document or remark (reliability A11). */
async function publicViews(services: Services, records: readonly FacilityRecord[]): Promise<PublicView[]> {
  if (records.length === 0) return []
  const { db, clock } = services
  const day = clock.today()
  const mains = await db
    .select()
    .from(facilityAddress)
    .where(
      and(
        inArray(
          facilityAddress.facilityId,
          records.map(({ id }) => id),
        ),
        eq(facilityAddress.addressType, 'MAIN'),
        eq(facilityAddress.deleted, false),
      ),
    )
  const addresses = new Map(mains.map((row) => [row.facilityId, row]))
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const places = await placesOf(
    db,
    mains.map(({ cityId }) => cityId),
  )
  const holidays = await holidaysOf(db)
  const regions = await regionsOf(db, records)
  const confirmed = await confirmedFacilities(services, records)
  return records.map((record) => {
    const address = addresses.get(record.id)
    const place = address && places.get(address.cityId)
    const calendar = holidaysIn(holidays, regions.get(record.id) ?? null)
    const accredited = record.accreditationStatusCode === 'ACCREDITED'
    const who = {
      code: record.code,
      name: record.name,
      type: terms.coded('hf-type', record.typeCode),
      category: terms.coded('hf-category', record.categoryCode),
      city: place?.city ?? null,
      province: place?.province ?? null,
      region: place?.region ?? null,
      day,
    }
    if (!accredited) return { ...who, ...nothingMore }
    return {
      ...who,
      accredited,
      address: address ? addressLine(address, place) : null,
      telephone: record.telephone,
      website: record.website,
      ...openingView(record, calendar, day),
      serviceTypes: record.serviceTypes,
      coveredAccountsOnly: record.blocked,
      accreditedUntil: record.contractValidityDate,
      confirmed: confirmed.get(record.code) ?? [],
    }
  })
}

/** One facility that is or was accredited; any other is not there for the public. */
export async function publicFacility(services: Services, code: string): Promise<PublicView> {
  const { db, clock } = services
  const [record] = await db.select().from(facility).where(facilityOfCode(code, clock.today())).limit(1)
  if (!record) return refuse('NOT_FOUND')
  const [view] = await publicViews(services, [record])
  return view ?? refuse('NOT_FOUND')
}

interface SearchQuery extends PagingQuery {
  name?: string | undefined
  term?: string | undefined
  accreditationStatusCode?: string | undefined
}

/** Searches the parts of accredited facilities that everybody sees. */
const publicSearch = (db: Executor, text: string | undefined) =>
  searchBy(db, facilityTarget, [{ text, parts: 'all' }], {
    searcher: 'others',
    base: and(...publicFacilities),
  })

/**
 * Accredited facilities by name: 5 results for a short term, else 100 (specification 1, section 5). Without a term, or
 * for any other status, there is nothing to see.
 */
export async function searchPublic(services: Services, query: SearchQuery) {
  const search = facilitySearch(query.name ?? query.term ?? '')
  const other = (query.accreditationStatusCode ?? 'ACCREDITED') !== 'ACCREDITED'
  const size = query.size ?? search?.size ?? 5
  if (other || !search) return { content: [], totalElements: 0, page: query.page ?? 0, size }
  const searched = await publicSearch(services.db, query.name ?? query.term)
  const found = await facilityPage(services, facilityRecords, {
    query: { ...query, size },
    best: searched.order,
    conditions: { where: [...publicFacilities, ...searched.where], tables: ['facility'] },
    scope: undefined,
    countKey: JSON.stringify(['public-search', query.name, query.term]),
    sorts: publicSorts,
  })
  return { ...found, content: await facilityLookups(services.db, found.rows) }
}

interface DirectoryQuery extends PagingQuery {
  name?: string | undefined
  types?: string | string[] | undefined
  city?: string | undefined
  province?: string | undefined
  location?: string | undefined
  day?: string | undefined
}

/** The public directory of accredited facilities. */
export async function publicDirectory(services: Services, query: DirectoryQuery) {
  const { page: _page, size: _size, sort: _sort, types, day: _day, ...filters } = query
  const today = services.clock.today()
  const day = clinicDayOf(query, today)
  const open = day === undefined ? [] : [isOpenOn(day, await holidaysOf(services.db))]
  const type = manyOf(types)?.join(',')
  const conditions = facilityConditions({ ...filters, type })
  const searched = await publicSearch(services.db, filters.name)
  const found = await facilityPage(services, facilityRecords, {
    query,
    best: searched.order,
    conditions: {
      where: [...publicFacilities, ...searched.where, ...conditions.where, ...open],
      tables: conditions.tables,
    },
    scope: undefined,
    countKey: JSON.stringify(['public-directory', filters, type, day && [day, today]]),
    sorts: publicSorts,
  })
  return { ...found, content: await publicViews(services, found.rows) }
}

const mostAffiliated = 100

interface AffiliatedQuery {
  term?: string | undefined
  phyCode?: string | undefined
  accreditationStatusCode?: string | undefined
}

/** Facilities where physicians practise; only those where facility, physician and affiliation all are accredited (4.2). */
export async function affiliatedFacilities({ db }: Services, query: AffiliatedQuery) {
  if ((query.accreditationStatusCode ?? 'ACCREDITED') !== 'ACCREDITED') return []
  const rows = await db
    .selectDistinct({
      code: facility.code,
      name: facility.name,
      searchName: facility.searchName,
      typeCode: facility.typeCode,
      mainCityId: facility.mainCityId,
    })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(
      and(
        ...publicPractice,
        query.phyCode ? eq(physician.code, query.phyCode) : undefined,
        facilityHolds(query.term),
      ),
    )
    .orderBy(facility.searchName, facility.code)
    .limit(mostAffiliated)
  return facilityLookups(db, rows)
}
