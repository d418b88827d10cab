import { and, count, inArray, type SQL } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { physician } from '../db/schema/index.ts'
import type { Conditions } from '../facility/filters.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../list/page.ts'
import type { Services } from '../services.ts'
import { physicianConditions, type PhysicianFilters } from './filters.ts'
import { listedPhysicians, physicianScope, type PhysicianRecord } from './scope.ts'

/** What everybody may sort physicians by; an order must not tell what a column hides. */
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

/** One page of physicians as they are stored, with how many there are in all. */
export interface PhysicianPage {
  rows: PhysicianRecord[]
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
}

/**
 * Reads one page: the keys alone first, then the rows behind them, so that far pages stay cheap; the count is kept
 * until a table it looks at changes.
 */
export async function physicianPage(services: Services, listing: PhysicianListing): Promise<PhysicianPage> {
  const { db } = services
  const where = and(listedPhysicians(), listing.scope, ...listing.conditions.where)
  const sorts = listing.staff ? staffSorts : openSorts
  const { page, size, offset, order } = pagingOf(listing.query, sorts, 'lastName,ASC', physician.id)
  const sorted =
    listing.query.sort === undefined ? [...order.slice(0, 1), physician.firstName, physician.id] : order
  const keys = await db
    .select({ id: physician.id })
    .from(physician)
    .where(where)
    .orderBy(...sorted)
    .limit(size)
    .offset(offset)
  const ids = keys.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(physician).where(inArray(physician.id, ids)) : []
  const totalElements = await services.counts.count(listing.conditions.tables, listing.countKey, async () => {
    const [row] = await db.select({ all: count() }).from(physician).where(where)
    return row?.all ?? 0
  })
  return { rows: inKeyOrder(ids, rows, ({ id }) => id), totalElements, page, size }
}

/** One page of the staff list, or of what is in a provider's scope; the landing of a physician is its first row. */
export function listPhysicians(
  services: Services,
  query: PagingQuery & PhysicianFilters,
  principal: Principal,
  extra: { name: string; where: SQL[]; tables: string[] } = { name: '', where: [], tables: [] },
): Promise<PhysicianPage> {
  const { page: _page, size: _size, sort: _sort, ...asked } = query
  // A licence number is not for coordinators, so it cannot be searched for either (domain model 5.2).
  const filters = principal.marker === 'HFC' ? { ...asked, prcNumber: undefined } : asked
  const found = physicianConditions(filters)
  const provider = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const tables = [...found.tables, ...extra.tables, ...(provider ? ['affiliation'] : [])]
  return physicianPage(services, {
    query,
    conditions: { where: [...found.where, ...extra.where], tables: [...new Set(tables)].sort() },
    scope: physicianScope(services.db, principal),
    countKey: JSON.stringify(['physician', extra.name, provider, services.clock.today(), filters]),
    staff: principal.marker === 'ADMIN',
  })
}
