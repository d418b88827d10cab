import type { ExpiringDocument } from '@capiz/api/schema/expiry'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { facility, physician } from '../../db/schema/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import {
  missingDocuments,
  missingNumbers,
  type DocumentOwner,
} from '../../engines/provider/document-state-sql.ts'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { manyOf, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { placesOf } from '../facility/places.ts'
import { documentTypeLabels } from './labels.ts'
import { expiryTables, ownerConditions, rightsOf, type ExpiryFilters } from './query.ts'

type Row = InferOutput<typeof ExpiringDocument>

interface MissingRow extends Record<string, unknown> {
  ownerType: DocumentOwner
  ownerCode: string
  ownerName: string
  ownerStatus: string
  cityId: number | null
  docType: string
}

const columnsOf = {
  facility: sql`'facility' as "ownerType", ${facility.code} as "ownerCode", ${facility.name} as "ownerName",
    ${facility.searchName} as "sortName", ${facility.accreditationStatusCode} as "ownerStatus",
    ${facility.mainCityId} as "cityId"`,
  physician: sql`'physician' as "ownerType", ${physician.code} as "ownerCode",
    ${physician.lastName} || ', ' || ${physician.firstName} as "ownerName", ${physician.searchName} as "sortName",
    ${physician.accreditationStatusCode} as "ownerStatus", null::int as "cityId"`,
}

/** Kinds of providers that the filters leave; what is about days does not narrow them. */
const ownersOf = (q: ExpiryFilters, principal: Principal): DocumentOwner[] =>
  (['facility', 'physician'] as const).filter(
    (owner) =>
      isOpenFor(principal, { kind: owner }) &&
      (!q.ownerType || q.ownerType === owner) &&
      (!q.facilityTypeCode || owner === 'facility') &&
      !q.effect,
  )

/** Selects the required documents that are not on file. */
async function selectMissing(services: Services, q: ExpiryFilters, principal: Principal): Promise<SQL> {
  const today = services.clock.today()
  const docTypes = manyOf(q.docType)
  const parts = await Promise.all(
    ownersOf(q, principal).map(async (owner) => {
      const where = and(ownerConditions(q, owner), docTypes && inArray(sql`missing.code`, docTypes))
      return missingDocuments(services.db, owner, today, {
        columns: sql`${columnsOf[owner]}, missing.code as "docType"`,
        where,
      })
    }),
  )
  const nothing = sql`select ${columnsOf.facility}, '' as "docType" from ${facility} where false`
  const selects = parts.flat()
  return sql.join(selects.length > 0 ? selects : [nothing], sql` union all `)
}

/** How many required documents facilities and physicians lack; kept until a table they are read from changes. */
export async function countMissing(
  services: Services,
  filters: ExpiryFilters,
  principal: Principal,
): Promise<Record<'facilities' | 'physicians', number>> {
  const { db, clock, counts } = services
  const today = clock.today()
  const key = JSON.stringify(['missing', rightsOf(principal), today, filters])
  const docTypes = manyOf(filters.docType)
  return counts.get([...expiryTables, 'requirement_rule'], key, async () => {
    const numbers = { facility: 0, physician: 0 }
    for (const owner of ownersOf(filters, principal)) {
      const selects = await missingNumbers(db, owner, today, {
        where: ownerConditions(filters, owner),
        docTypes,
      })
      const rows = await rowsOf<{ count: number }>(db, sql.join(selects, sql` union all `))
      numbers[owner] = rows.reduce((sum, { count }) => sum + count, 0)
    }
    return { facilities: numbers.facility, physicians: numbers.physician }
  })
}

const sortName = sql`"sortName"`

/** Returns the order of the list; a document that is not there has no last day, so that order is the name's. */
const sorts = {
  validityDate: sortName,
  ownerName: sortName,
  ownerCode: sql`"ownerCode"`,
  ownerStatus: sql`"ownerStatus"`,
  docType: sql`"docType"`,
} satisfies SortColumns

async function viewsOf(db: Executor, rows: readonly MissingRow[]): Promise<Row[]> {
  const places = await placesOf(
    db,
    rows.map(({ cityId }) => cityId),
  )
  const labels = await documentTypeLabels(db)
  return rows.map((row) => {
    const place = row.cityId === null ? undefined : places.get(row.cityId)
    return {
      uuid: null,
      entity: row.ownerType === 'facility' ? 'hf/document' : 'phy/document',
      ownerType: row.ownerType,
      ownerCode: row.ownerCode,
      ownerName: row.ownerName,
      ownerStatus: row.ownerStatus,
      city: place?.city ?? null,
      province: place?.province ?? null,
      region: place?.region ?? null,
      docType: row.docType,
      docTypeLabel: labels.get(row.docType) ?? row.docType,
      fileName: null,
      validityDate: null,
      daysLeft: null,
      bucket: 'missing',
      lastAsked: null,
      effect: null,
      graceUntil: null,
      graceReason: null,
      mayGrantGrace: false,
      canAsk: false,
      askProblem: 'Open the record',
    }
  })
}

/** One page of the required documents that are not on file, by the name of the provider. */
export async function listMissing(
  services: Services,
  query: PagingQuery & ExpiryFilters,
  principal: Principal,
) {
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const { page, size, offset, order } = pagingOf(query, sorts, 'ownerName,ASC', facility.id)
  const select = await selectMissing(services, filters, principal)
  // the tie-break of a table does not reach through the union
  const by = sql.join([...order.slice(0, -1), sql`"ownerCode"`, sql`"docType"`], sql`, `)
  const rows = await rowsOf<MissingRow>(
    services.db,
    sql`select * from (${select}) found order by ${by} limit ${size} offset ${offset}`,
  )
  const { facilities, physicians } = await countMissing(services, filters, principal)
  return { content: await viewsOf(services.db, rows), totalElements: facilities + physicians, page, size }
}
