import { citySearch, readTerm } from '@capiz/domain/search'
import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { city, province, region } from '../../db/schema/index.ts'
import { hasWords } from '../search/words.ts'
import { pagingOf, type Paging, type PagingQuery } from '../../platform/list/page.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

/** The PSGC code of the region a city lies in, by a column that holds the id of the city. */
export const regionCodeOf = (cityId: AnyColumn): SQL<string | null> => sql`(
  select region.code from city join province on province.id = city.province_id
  join region on region.id = province.region_id where city.id = ${cityId})`

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

/** A search for places: how many it may have, and which; undefined for a list without a search. */
interface PlaceSearch {
  query: PagingQuery
  where: SQL | undefined
  /** names that begin as typed before "City of ..." */
  order: SQL[]
  /** the text asks for nothing, so nothing is answered */
  isEmpty: boolean
}

/**
 * Places whose name holds the beginning of every typed word, so that "Manila" finds the City of Manila; few while the
 * text is short (specification 2, section 5).
 */
function searchOf(query: PagingQuery, text: string | undefined, words: SQL): PlaceSearch {
  if (text === undefined) return { query, where: undefined, order: [], isEmpty: false }
  const most = citySearch(text)?.size ?? 1
  const sized = { ...query, size: Math.min(query.size ?? most, most) }
  const term = readTerm(text, 'place')
  if (!term) return { query: sized, where: undefined, order: [], isEmpty: true }
  const begins = sql`(${words} like ${` ${term.words.join(' ')}%`}) desc`
  const order = query.sort === undefined ? [begins] : []
  return { query: sized, where: hasWords(words, term.words, 'begins'), order, isEmpty: false }
}

/** Words of a name that is stored without any: the lists of regions and provinces are short. */
const wordsOf = (name: AnyColumn): SQL => {
  const folded = sql`upper(unaccent(${name}))`
  return sql`search_words(${folded}, ${folded}, null)`
}

function page<T>(paging: Paging, content: T[], totalElements: number) {
  return { content, totalElements, page: paging.page, size: paging.size }
}

/** One page of regions (specification 2, 7.1). */
export async function listRegions(
  { db, counts }: Services,
  pagingQuery: PagingQuery,
  filter: PlaceFilter = {},
) {
  const search = searchOf(pagingQuery, filter.description, wordsOf(region.description))
  const { where } = search
  const paging = pagingOf(
    search.query,
    { description: region.description, code: region.code, id: region.id },
    byName,
    region.id,
  )
  if (search.isEmpty) return page(paging, [], 0)
  const rows = await db
    .select()
    .from(region)
    .where(where)
    .orderBy(...search.order, ...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  return page(
    paging,
    rows,
    await counts.count('region', `${filter.description}`, () => db.$count(region, where)),
  )
}

function provinceRows({ db }: Services) {
  return db.select(provinceShape).from(province).innerJoin(region, eq(region.id, province.regionId))
}

/** One page of provinces with their regions. */
export async function listProvinces(services: Services, pagingQuery: PagingQuery, filter: PlaceFilter = {}) {
  const search = searchOf(pagingQuery, filter.description, wordsOf(province.description))
  const columns = { description: province.description, code: province.code, id: province.id }
  const paging = pagingOf(search.query, columns, byName, province.id)
  if (search.isEmpty) return page(paging, [], 0)
  const where = and(
    search.where,
    filter.within === undefined ? undefined : eq(province.regionId, filter.within),
  )
  const rows = await provinceRows(services)
    .where(where)
    .orderBy(...search.order, ...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const key = JSON.stringify([filter.description, filter.within])
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

/** One page of cities and municipalities. */
export async function listCities(services: Services, pagingQuery: PagingQuery, filter: PlaceFilter = {}) {
  const search = searchOf(pagingQuery, filter.description, sql`${city.searchWords}`)
  const columns = { description: city.description, code: city.code, id: city.id, city: city.isCity }
  const paging = pagingOf(search.query, columns, byName, city.id)
  if (search.isEmpty) return page(paging, [], 0)
  const where = and(
    search.where,
    filter.within === undefined ? undefined : eq(city.provinceId, filter.within),
  )
  const rows = await cityRows(services)
    .where(where)
    .orderBy(...search.order, ...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const cities = rows.map(({ provinceRow, region: within, ...row }) => ({
    ...row,
    province: { ...provinceRow, region: within },
  }))
  const key = JSON.stringify([filter.description, filter.within])
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
