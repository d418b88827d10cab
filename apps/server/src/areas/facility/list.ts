import { credentialStateFilter } from '../../engines/provider/credential-filter.ts'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { city, facility } from '../../db/schema/index.ts'
import { preparedOn, type RowReader } from '../../db/prepared.ts'
import { pageRows, type Selection } from '../../platform/list/page-ids.ts'
import { pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { searchAsTyped } from '../../engines/search/filter.ts'
import { listSearch } from '../../engines/search/list.ts'
import type { Ranked, TypedSearch } from '../../engines/search/search.ts'
import { searcherOf } from '../../engines/search/note.ts'
import { facilityTarget } from '../../engines/search/target.ts'
import { facilityConditions, facilityTexts, type Conditions, type FacilityFilters } from './filters.ts'
import { facilityScope, listed } from './scope.ts'

const cityName = sql`(select ${city.description} from ${city} where ${city.id} = ${facility.mainCityId})`

/** The sort keys of the facility lists. */
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

/** One page of facilities as they are read, with how many there are in all. */
interface FacilityPage<R> {
  rows: R[]
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
  /** the best match first, where no order is asked for */
  best: readonly SQL[]
  /** the conditions or the order of the best match cost more than the rows */
  isCostly?: boolean
  /** a search that is none of the conditions yet, and widened by what the list finds */
  typed?: TypedSearch | undefined
}

/** Reads facilities as they are stored. */
export const facilityRecords = preparedOn((db) =>
  db
    .select()
    .from(facility)
    .where(sql`${facility.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('facility_records'),
)

/** Reads one page: the keys alone first, then the rows behind them. */
export async function facilityPage<R extends { id: number }>(
  services: Services,
  read: RowReader<R>,
  listing: FacilityListing,
): Promise<FacilityPage<R>> {
  const { conditions, scope, typed } = listing
  const sorts: SortColumns = listing.sorts ?? facilitySorts
  const { page, size, offset, order } = pagingOf(listing.query, sorts, 'name,ASC', facility.id)
  const selected = ({ where, order: best }: Partial<Ranked>): Selection => ({
    where: and(listed(), scope, where, ...conditions.where),
    order: listing.query.sort === undefined ? [...(best ?? listing.best), ...order] : order,
  })
  const found = await pageRows(services, read, {
    table: facility,
    id: facility.id,
    ...selected(typed ?? {}),
    offset,
    size,
    countKey: listing.countKey,
    tables: conditions.tables,
    isCostly: listing.isCostly,
    search: listSearch({ typed, isLimited: conditions.where.length > 0, selected }),
  })
  return { ...found, page, size }
}

/** One page of the staff list, or of what is in a provider's scope. */
export async function listFacilities<R extends { id: number }>(
  services: Services,
  read: RowReader<R>,
  query: PagingQuery & FacilityFilters,
  principal: Principal,
  today: IsoDate,
  extra: { name: string; where: SQL[]; tables?: string[]; isCostly?: boolean } = { name: '', where: [] },
): Promise<FacilityPage<R> & { term: SearchTerm | undefined }> {
  const { page: _page, size: _size, sort: _sort, ...filterQuery } = query
  // Whether a facility is blocked is for staff alone (domain model 5.2, "Never sent"), and so is the state of its documents.
  const hidden = { blocked: undefined, credentialState: undefined }
  const filters = principal.marker === 'ADMIN' ? filterQuery : { ...filterQuery, ...hidden }
  const found = facilityConditions(filters)
  const provider = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const state = await credentialStateFilter(services.db, 'facility', filters.credentialState, today)
  const tables = [
    ...found.tables,
    ...(state?.tables ?? []),
    ...(extra.tables ?? []),
    ...(provider ? ['affiliation'] : []),
  ]
  const scope = facilityScope(services.db, principal)
  const searched = await searchAsTyped(services.db, facilityTarget, facilityTexts(filters), {
    searcher: searcherOf(principal),
    base: and(listed(), scope),
  })
  const page = await facilityPage(services, read, {
    query,
    best: searched.order,
    typed: searched.typed,
    isCostly: searched.order.length > 0 || state !== undefined || extra.isCostly === true,
    conditions: {
      where: [
        ...(searched.typed ? [] : searched.where),
        ...found.where,
        ...(state?.where ?? []),
        ...extra.where,
      ],
      tables: [...new Set(tables)].sort(),
    },
    scope,
    countKey: JSON.stringify([extra.name, state?.name, provider, today, filters]),
  })
  return { ...page, term: searched.term }
}
