import { readFileSync } from 'node:fs'
import { foldAccents } from '@capiz/domain/text'
import type { city, province, region } from '../db/schema/index.ts'
import { areaCodes } from './data/area-codes.ts'
import type { Stream } from './random.ts'

/**
 * Regions, provinces, cities and municipalities: Philippine Standard Geographic Code as of 30 June 2025, published by
 * the Philippine Statistics Authority.
 */
interface Psgc {
  regions: [code: string, name: string][]
  provinces: [code: string, name: string, regionCode: string][]
  cities: [code: string, name: string, provinceCode: string][]
}

const psgc = JSON.parse(readFileSync(new URL('data/psgc.json', import.meta.url), 'utf8')) as Psgc

const idsOf = (rows: readonly (readonly [string, ...unknown[]])[]) =>
  new Map(rows.map(([code], at) => [code, at + 1]))
const regionIds = idsOf(psgc.regions)
const provinceIds = idsOf(psgc.provinces)

function needed(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`The geographic code ${code} is not in the list.`)
  return id
}

// Two are called otherwise than "City of …" or "… City": the Island Garden City of Samal and the Science City of Muñoz.
const isCityName = (name: string) => /\bCity\b/.test(name)

/** Regions as stored. */
export const regionRows = psgc.regions.map(
  ([code, description], at): typeof region.$inferInsert & { id: number } => ({
    id: at + 1,
    code,
    description,
  }),
)

/** Provinces as stored. */
export const provinceRows = psgc.provinces.map(
  ([code, description, regionCode], at): typeof province.$inferInsert & { id: number } => ({
    id: at + 1,
    code,
    description,
    regionId: needed(regionIds, regionCode),
  }),
)

/** Cities and municipalities as stored. */
export const cityRows = psgc.cities.map(
  ([code, description, provinceCode], at): typeof city.$inferInsert & { id: number } => ({
    id: at + 1,
    code,
    description,
    searchName: foldAccents(description).toUpperCase(),
    provinceId: needed(provinceIds, provinceCode),
    isCity: isCityName(description),
  }),
)

const regionOfProvince = new Map(psgc.provinces.map(([code, , regionCode]) => [code, regionCode]))
const citiesOfRegion = Map.groupBy(
  psgc.cities.map(([, name, provinceCode], at) => ({
    id: at + 1,
    isCity: isCityName(name),
    region: regionOfProvince.get(provinceCode) ?? '',
  })),
  ({ region: code }) => code,
)

/**
 * The weights of places in the distribution of providers: the capital and its neighbours first, all others by equal
 * share (domain model 13).
 */
const heavy: Readonly<Record<string, number>> = {
  '1300000000': 26,
  '0400000000': 16,
  '0300000000': 11,
  '0700000000': 9,
  '0600000000': 6,
  '1100000000': 6,
}
const lightShare = 26 / (psgc.regions.length - Object.keys(heavy).length)
const regionWeights = psgc.regions.map(([code]) => [code, heavy[code] ?? lightShare] as const)

/** Draws a city for a provider: by the weights of the regions, cities more often than municipalities. */
export function drawCity(source: Stream): number {
  const all = citiesOfRegion.get(source.weighted(regionWeights)) ?? []
  const cities = all.filter(({ isCity }) => isCity)
  return source.pick(cities.length > 0 && source.chance(0.7) ? cities : all).id
}

/** The city or municipality with this geographic code. */
export function cityByCode(code: string): number {
  const at = psgc.cities.findIndex(([each]) => each === code)
  if (at < 0) throw new Error(`The geographic code ${code} is not in the list.`)
  return at + 1
}

function placeOf(cityId: number): { province: string; region: string } {
  const province = psgc.cities[cityId - 1]?.[2] ?? ''
  return { province, region: regionOfProvince.get(province) ?? '' }
}

/** Geographic code of the region of a city. */
export function regionOfCity(cityId: number): string {
  return placeOf(cityId).region
}

/** A landline number of a city: eight digits in the area of the capital, seven elsewhere. */
export function landline(cityId: number, prefix: '555' | '556', number: number): string {
  const area = areaCodes.get(placeOf(cityId).province)
  if (!area) throw new Error(`The province of city ${cityId} has no area code.`)
  const last = String(number % 10_000).padStart(4, '0')
  return area === '02' ? `(02) 5${prefix}-${last}` : `(${area}) ${prefix}-${last}`
}
