import type { IsoDate } from '@capiz/domain/time'
import { and, count, inArray, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { city, facility } from '../db/schema/index.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../list/page.ts'
import type { Services } from '../services.ts'
import { facilityConditions, type Conditions, type FacilityFilters } from './filters.ts'
import { facilityScope, listed, type FacilityRecord } from './scope.ts'

const cityName = sql`(select ${city.description} from ${city} where ${city.id} = ${facility.mainCityId})`

/** What the facility lists can be sorted by. */
export const facilitySorts = {
  name: facility.searchName,
  code: facility.code,
  type: facility.typeCode,
  category: facility.categoryCode,
  city: cityName,
  accreditationStatusCode: facility.accreditationStatusCode,
  accreditationDate: facility.accreditationDate,
  contractEffectiveDate: facility.contractEffectiveDate,
  contractValidityDate: facility.contractValidityDate,
  preferredNetwork: facility.preferredNetwork,
  preferredNetworkCategory: facility.preferredNetworkCategory,
  createdDate: facility.createdDate,
  updatedDate: facility.updatedDate,
} satisfies SortColumns

/** One page of facilities as they are stored, with how many there are in all. */
export interface FacilityPage {
  rows: FacilityRecord[]
  totalElements: number
  page: number
  size: number
}

/** A list of facilities: its conditions, who asks, and a text that tells its count apart from others. */
export interface FacilityListing {
  query: PagingQuery
  conditions: Conditions
  scope: SQL | undefined
  countKey: string
  /** other sort properties than those of the staff list */
  sorts?: SortColumns
}

/**
 * Reads one page: the keys alone first, then the rows behind them, so that far pages stay cheap; the count is kept
 * until a table it looks at changes.
 */
export async function facilityPage(services: Services, listing: FacilityListing): Promise<FacilityPage> {
  const { db } = services
  const where = and(listed(), listing.scope, ...listing.conditions.where)
  const sorts: SortColumns = listing.sorts ?? facilitySorts
  const { page, size, offset, order } = pagingOf(listing.query, sorts, 'name,ASC', facility.id)
  const keys = await db
    .select({ id: facility.id })
    .from(facility)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const ids = keys.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(facility).where(inArray(facility.id, ids)) : []
  const totalElements = await services.counts.count(listing.conditions.tables, listing.countKey, async () => {
    const [row] = await db.select({ all: count() }).from(facility).where(where)
    return row?.all ?? 0
  })
  return { rows: inKeyOrder(ids, rows, ({ id }) => id), totalElements, page, size }
}

/** One page of the staff list, or of what is in a provider's scope. */
export function listFacilities(
  services: Services,
  query: PagingQuery & FacilityFilters,
  principal: Principal,
  today: IsoDate,
  extra: { name: string; where: SQL[]; tables?: string[] } = { name: '', where: [] },
): Promise<FacilityPage> {
  const { page: _page, size: _size, sort: _sort, ...asked } = query
  // Whether a facility is blocked is for staff alone (domain model 5.2, "Never sent").
  const filters = principal.marker === 'ADMIN' ? asked : { ...asked, blocked: undefined }
  const found = facilityConditions(filters, today)
  const provider = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const tables = [...found.tables, ...(extra.tables ?? []), ...(provider ? ['affiliation'] : [])]
  return facilityPage(services, {
    query,
    conditions: { where: [...found.where, ...extra.where], tables: [...new Set(tables)].sort() },
    scope: facilityScope(services.db, principal),
    countKey: JSON.stringify([extra.name, provider, today, filters]),
  })
}
