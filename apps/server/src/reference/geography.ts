import { citySearch, escapeLike, termSearch } from '@capiz/domain/search'
import { foldAccents } from '@capiz/domain/text'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { city, province, region } from '../db/schema/index.ts'
import { pagingOf, type Paging, type PagingQuery } from '../list/page.ts'
import { refuse } from '../http/refuse.ts'
import type { Services } from '../services.ts'

/** Limits a list of places: by the start of a name, by what they lie in, or to one. */
export interface PlaceFilter {
  description?: string | undefined
  within?: number | undefined
  id?: number | undefined
}

const byName = 'description,ASC'
const provinceShape = { id: province.id, code: province.code, description: province.description, region }
const cityShape = {
  id: city.id,
  code: city.code,
  description: city.description,
  city: city.isCity,
  provinceRow: { id: province.id, code: province.code, description: province.description },
  region,
}

const startsWith = (column: SQL, text: string): SQL => sql`${column} like ${`${escapeLike(text)}%`}`

/** How many results a search may have: few while the term is short; an empty term has none and asks nothing. */
function searchOf(
  query: PagingQuery,
  text: string | undefined,
): { query: PagingQuery; term: string | undefined } {
  if (text === undefined) return { query, term: undefined }
  const search = citySearch(text)
  const size = Math.min(query.size ?? search?.size ?? 0, search?.size ?? 0)
  return { query: { ...query, size: Math.max(size, 1) }, term: termSearch(text)?.toUpperCase() ?? '' }
}

function page<T>(paging: Paging, content: T[], totalElements: number) {
  return { content, totalElements, page: paging.page, size: paging.size }
}

/** One page of regions (specification 2, 7.1). */
export async function listRegions({ db, counts }: Services, asked: PagingQuery, filter: PlaceFilter = {}) {
  const { query, term } = searchOf(asked, filter.description)
  const paging = pagingOf(
    query,
    { description: region.description, code: region.code, id: region.id },
    byName,
    region.id,
  )
  if (term === '') return page(paging, [], 0)
  const where = term === undefined ? undefined : startsWith(sql`upper(${region.description})`, term)
  const rows = await db
    .select()
    .from(region)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  return page(paging, rows, await counts.count('region', `${term}`, () => db.$count(region, where)))
}

function provinceRows({ db }: Services) {
  return db.select(provinceShape).from(province).innerJoin(region, eq(region.id, province.regionId))
}

/** One page of provinces with their regions. */
export async function listProvinces(services: Services, asked: PagingQuery, filter: PlaceFilter = {}) {
  const { query, term } = searchOf(asked, filter.description)
  const columns = { description: province.description, code: province.code, id: province.id }
  const paging = pagingOf(query, columns, byName, province.id)
  if (term === '') return page(paging, [], 0)
  const where = and(
    term === undefined ? undefined : startsWith(sql`upper(${province.description})`, term),
    filter.within === undefined ? undefined : eq(province.regionId, filter.within),
  )
  const rows = await provinceRows(services)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const key = JSON.stringify([term, filter.within])
  return page(
    paging,
    rows,
    await services.counts.count('province', key, () => services.db.$count(province, where)),
  )
}

function cityRows({ db }: Services) {
  return db
    .select(cityShape)
    .from(city)
    .innerJoin(province, eq(province.id, city.provinceId))
    .innerJoin(region, eq(region.id, province.regionId))
}

/** One page of cities and municipalities; a search is an upper-case prefix match (specification 2, section 5). */
export async function listCities(services: Services, asked: PagingQuery, filter: PlaceFilter = {}) {
  const { query, term } = searchOf(asked, filter.description)
  const columns = { description: city.description, code: city.code, id: city.id, city: city.isCity }
  const paging = pagingOf(query, columns, byName, city.id)
  if (term === '') return page(paging, [], 0)
  const where = and(
    term === undefined ? undefined : startsWith(sql`${city.searchName}`, foldAccents(term)),
    filter.within === undefined ? undefined : eq(city.provinceId, filter.within),
  )
  const rows = await cityRows(services)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const cities = rows.map(({ provinceRow, region: within, ...row }) => ({
    ...row,
    province: { ...provinceRow, region: within },
  }))
  const key = JSON.stringify([term, filter.within])
  return page(paging, cities, await services.counts.count('city', key, () => services.db.$count(city, where)))
}

/** The province a city lies in; 404 when there is no such city. */
export async function provinceOfCity(services: Services, cityId: number) {
  const [row] = await provinceRows(services)
    .innerJoin(city, eq(city.provinceId, province.id))
    .where(eq(city.id, cityId))
  return row ?? refuse('NOT_FOUND')
}

/** The region a province lies in; 404 when there is no such province. */
export async function regionOfProvince(services: Services, provinceId: number) {
  const [row] = await provinceRows(services).where(eq(province.id, provinceId))
  return row?.region ?? refuse('NOT_FOUND')
}
