import { foldAccents } from '@capiz/domain/text'
import { escapeLike, physicianSearch } from '@capiz/domain/search'
import { and, count, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { affiliation, facility, physician } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { inKeyOrder, manyOf, pagingOf, type PagingQuery, type SortColumns } from '../list/page.ts'
import type { Services } from '../services.ts'

/** Filters of the physician list that the stored columns answer. */
export interface PhysicianFilters {
  name?: string | undefined
  term?: string | undefined
  code?: string | undefined
  prcNumber?: string | undefined
  specializationCode?: string | undefined
  accreditationStatusCode?: string | undefined
  status?: string | undefined
  type?: string | undefined
}

const sorts: SortColumns = {
  lastName: physician.lastName,
  firstName: physician.firstName,
  code: physician.code,
  accreditationStatusCode: physician.accreditationStatusCode,
  contractValidityDate: physician.contractValidityDate,
  updatedDate: physician.updatedDate,
}

/** Staff see all, a physician the own record, a coordinator the physicians of the own facility (domain model 5.2). */
function physicianScope(db: Executor, principal: Principal): SQL | undefined {
  if (principal.marker === 'ADMIN') return undefined
  const { linkedCode } = principal
  if (linkedCode === null) return sql`false`
  if (principal.marker === 'PHY') return eq(physician.code, linkedCode)
  const links = db
    .select({ one: sql`1` })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(
      and(
        eq(affiliation.physicianId, physician.id),
        eq(affiliation.deleted, false),
        eq(facility.code, linkedCode),
      ),
    )
  return exists(links)
}

function nameContains(term: string | undefined): SQL | undefined {
  const search = physicianSearch(escapeLike(foldAccents(term ?? '')))
  return search && sql`${physician.searchName} like ${`%${search.pattern}%`}`
}

function conditions(filters: PhysicianFilters): (SQL | undefined)[] {
  const statuses = manyOf(filters.accreditationStatusCode ?? filters.status)
  const types = manyOf(filters.type)
  const specializations = manyOf(filters.specializationCode)
  return [
    eq(physician.deleted, false),
    eq(physician.accepted, true),
    nameContains(filters.name ?? filters.term),
    filters.code ? eq(physician.code, filters.code) : undefined,
    filters.prcNumber ? eq(physician.prcNumber, filters.prcNumber.padStart(7, '0')) : undefined,
    statuses && inArray(physician.accreditationStatusCode, statuses),
    types && inArray(physician.phyTypeCode, types),
    specializations && inArray(physician.primarySpecializationCode, specializations),
  ]
}

/** One page of the physicians the caller may see, by last name; the landing lookup of a physician is its first row. */
export async function listPhysicians(
  services: Services,
  query: PagingQuery & PhysicianFilters,
  principal: Principal,
) {
  const { db } = services
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const where = and(physicianScope(db, principal), ...conditions(filters))
  const { page, size, offset, order } = pagingOf(query, sorts, 'lastName,ASC', physician.id)
  const keys = await db
    .select({ id: physician.id })
    .from(physician)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const ids = keys.map(({ id }) => id)
  const rows =
    ids.length > 0 ? await db.select(rowColumns).from(physician).where(inArray(physician.id, ids)) : []
  const scope = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const tables = principal.marker === 'HFC' ? ['physician', 'affiliation'] : ['physician']
  const totalElements = await services.counts.count(tables, JSON.stringify([scope, filters]), async () => {
    const [row] = await db.select({ all: count() }).from(physician).where(where)
    return row?.all ?? 0
  })
  return { content: inKeyOrder(ids, rows, ({ id }) => id), totalElements, page, size }
}

/** What a row tells; nothing of it is closed to a coordinator. */
const rowColumns = {
  id: physician.id,
  code: physician.code,
  lastName: physician.lastName,
  firstName: physician.firstName,
  middleName: physician.middleName,
  suffix: physician.suffix,
  phyTypeCode: physician.phyTypeCode,
  primarySpecializationCode: physician.primarySpecializationCode,
  accreditationStatusCode: physician.accreditationStatusCode,
}
