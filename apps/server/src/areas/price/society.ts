import type { PriceSheetKindName } from '@capiz/domain/fees'
import { termSearch } from '@capiz/domain/search'
import { and, desc, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { priceSheet } from '../../db/schema/index.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { societyContains } from './list.ts'
import { liveSheets } from './read.ts'
import { sheetCode } from './rows.ts'

type Query = PagingQuery & { societyName?: string | undefined }

const sorts = {
  societyName: priceSheet.ownerCode,
  effectiveDate: priceSheet.effectiveDate,
  validityDate: priceSheet.validityDate,
  encodedDate: priceSheet.encodedDate,
}

/** Sheets no later one of the same society has replaced, whatever the service type. */
const newestOfSociety = (kind: PriceSheetKindName): SQL =>
  sql`${priceSheet.id} in (select distinct on (lower(owner_code)) id from price_sheet
    where kind = ${kind} and not deleted order by lower(owner_code), effective_date desc, id desc)`

async function pageOf(services: Services, kind: PriceSheetKindName, query: Query, filter: SQL | undefined) {
  const { db, counts } = services
  const paging = pagingOf(query, sorts, 'societyName,ASC', priceSheet.id)
  const where = and(liveSheets(kind), filter)
  const rows = await db
    .select()
    .from(priceSheet)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const content = rows.map((row) => ({
    code: sheetCode(row),
    societyName: row.ownerCode ?? '',
    effectiveDate: row.effectiveDate,
    validityDate: row.validityDate,
    encodedDate: row.encodedDate,
  }))
  const statement = db.select({ id: priceSheet.id }).from(priceSheet).where(where).toSQL()
  const key = JSON.stringify([statement.sql, statement.params])
  const totalElements = await counts.count('price_sheet', key, () => db.$count(priceSheet, where))
  return { content, totalElements, page: paging.page, size: paging.size }
}

/** One row a society, from its newest sheet (domain model 8). */
export function listSocieties(services: Services, kind: PriceSheetKindName, query: Query) {
  const term = termSearch(query.societyName ?? '')
  const contains = term === undefined ? undefined : societyContains(term)
  return pageOf(services, kind, query, and(newestOfSociety(kind), contains))
}

/** Every sheet of every society. */
export function listSocietySheets(services: Services, kind: PriceSheetKindName, query: Query) {
  const term = termSearch(query.societyName ?? '')
  return pageOf(services, kind, query, term === undefined ? undefined : societyContains(term))
}

/** Sheets of the societies whose name contains the term; an empty term finds none (specification 2, section 5). */
export function findSocietySheets(services: Services, kind: PriceSheetKindName, query: Query) {
  const term = termSearch(query.societyName ?? '')
  return pageOf(services, kind, query, term === undefined ? sql`false` : societyContains(term))
}

/** Names of societies with a sheet that contain the term; an empty term finds none (specification 2, section 5). */
export async function societyNames(services: Services, kind: PriceSheetKindName, text: string | undefined) {
  const term = termSearch(text ?? '')
  if (term === undefined) return []
  const rows = await rowsOf<{ name: string }>(
    services.db,
    sql`select distinct on (lower(owner_code)) owner_code as name from ${priceSheet}
        where ${liveSheets(kind)} and ${societyContains(term)}
        order by lower(owner_code), ${desc(priceSheet.effectiveDate)} limit 1000`,
  )
  return rows.map(({ name }) => name)
}
