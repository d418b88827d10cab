import { credentialStateFilter } from '../../engines/provider/credential-filter.ts'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { SearchTerm } from '@capiz/domain/search'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, physician } from '../../db/schema/index.ts'
import type { Conditions } from '../facility/filters.ts'
import { preparedOn, type RowReader } from '../../db/prepared.ts'
import { pageRows, type Selection } from '../../platform/list/page-ids.ts'
import { pagingOf, wholeName, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { searchAsTyped } from '../../engines/search/filter.ts'
import { listSearch } from '../../engines/search/list.ts'
import type { Ranked, TypedSearch } from '../../engines/search/search.ts'
import { searcherOf } from '../../engines/search/note.ts'
import { physicianTarget } from '../../engines/search/target.ts'
import { physicianConditions, physicianTexts, type PhysicianFilters } from './filters.ts'
import { listedPhysicians, physicianScope } from './scope.ts'

/** The sort keys of physicians open to every caller; an order must not reveal a hidden column. */
const openSorts = {
  lastName: physician.lastName,
  firstName: physician.firstName,
  code: physician.code,
  accreditationStatusCode: physician.accreditationStatusCode,
} satisfies SortColumns

const staffSorts: SortColumns = {
  ...openSorts,
  prcNumber: physician.prcNumber,
  prcValidity: physician.prcValidity,
  accreditationDate: physician.accreditationDate,
  contractValidityDate: physician.contractValidityDate,
  createdDate: physician.createdDate,
  updatedDate: physician.updatedDate,
}

/** One page of physicians as they are read, with how many there are in all. */
interface PhysicianPage<R> {
  rows: R[]
  totalElements: number
  page: number
  size: number
}

/** A list of physicians: its conditions, who asks, and a text that tells its count apart from others. */
export interface PhysicianListing {
  query: PagingQuery
  conditions: Conditions
  scope: SQL | undefined
  countKey: string
  /** sorted by more than everybody may sort by */
  staff: boolean
  /** the best match first, where no order is asked for */
  best: readonly SQL[]
  /** the conditions or the order of the best match cost more than the rows */
  isCostly?: boolean
  /** a search that is none of the conditions yet, and widened by what the list finds */
  typed?: TypedSearch | undefined
}

/** Reads physicians as they are stored. */
export const physicianRecords = preparedOn((db) =>
  db
    .select()
    .from(physician)
    .where(sql`${physician.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('physician_records'),
)

/** Reads one page: the keys alone first, then the rows behind them. */
export async function physicianPage<R extends { id: number }>(
  services: Services,
  read: RowReader<R>,
  listing: PhysicianListing,
): Promise<PhysicianPage<R>> {
  const { conditions, scope, typed } = listing
  const sorts = listing.staff ? staffSorts : openSorts
  const query = { ...listing.query, sort: wholeName(listing.query.sort) }
  const { page, size, offset, order } = pagingOf(query, sorts, 'lastName,ASC', physician.id, 'along')
  const selected = ({ where, order: best }: Partial<Ranked>): Selection => ({
    where: and(listedPhysicians(), scope, where, ...conditions.where),
    order: listing.query.sort === undefined ? [...(best ?? listing.best), ...order] : order,
  })
  const found = await pageRows(services, read, {
    table: physician,
    id: physician.id,
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

/** The facilities by which a caller finds where physicians practise: a coordinator by the own one and by public ones. */
function knownPlaces({ marker, linkedCode }: Principal): SQL | undefined {
  if (marker !== 'HFC') return undefined
  return or(eq(facility.accreditationStatusCode, 'ACCREDITED'), eq(facility.code, linkedCode ?? ''))
}

/** One page of the staff list, or of what is in a provider's scope; the landing of a physician is its first row. */
export async function listPhysicians<R extends { id: number }>(
  services: Services,
  read: RowReader<R>,
  query: PagingQuery & PhysicianFilters,
  principal: Principal,
  extra: { name: string; where: SQL[]; tables: string[]; isCostly?: boolean } = {
    name: '',
    where: [],
    tables: [],
  },
): Promise<PhysicianPage<R> & { term: SearchTerm | undefined }> {
  const { page: _page, size: _size, sort: _sort, ...filterQuery } = query
  // A licence number is not for coordinators, so it cannot be searched for either (domain model 5.2).
  // Nor is the state of the documents for anybody but staff.
  const filters = {
    ...filterQuery,
    ...(principal.marker === 'HFC' && { prcNumber: undefined }),
    ...(principal.marker !== 'ADMIN' && { credentialState: undefined }),
  }
  const found = physicianConditions(filters, knownPlaces(principal))
  const provider = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const today = services.clock.today()
  const state = await credentialStateFilter(services.db, 'physician', filters.credentialState, today)
  const tables = [
    ...found.tables,
    ...(state?.tables ?? []),
    ...extra.tables,
    ...(provider ? ['affiliation'] : []),
  ]
  const scope = physicianScope(services.db, principal)
  const searched = await searchAsTyped(services.db, physicianTarget, physicianTexts(filters), {
    searcher: searcherOf(principal),
    base: and(listedPhysicians(), scope),
  })
  const listed = await physicianPage(services, read, {
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
    countKey: JSON.stringify(['physician', extra.name, state?.name, provider, today, filters]),
    staff: principal.marker === 'ADMIN',
  })
  return { ...listed, term: searched.term }
}
