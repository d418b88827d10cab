import { cityPositions, provincePositions } from './positions.ts'

/** A point on the earth in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** A city or municipality by the codes of the Philippine Standard Geographic Code. */
export interface CityPlace {
  cityCode: string
  provinceCode: string
}

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371

function positionsOf(text: string): ReadonlyMap<string, Position> {
  const entries = text
    .trim()
    .split(/\s+/)
    .map((entry): [string, Position] => {
      const [code = '', latitude, longitude] = entry.split(/[:,]/)
      return [code, { latitude: Number(latitude), longitude: Number(longitude) }]
    })
  return new Map(entries)
}

const cities = positionsOf(cityPositions)
const provinces = positionsOf(provincePositions)

/** The position of a city, of a municipality that of its province; undefined when neither is known. */
export function positionOf({ cityCode, provinceCode }: CityPlace): Position | undefined {
  return cities.get(cityCode) ?? provinces.get(provinceCode)
}

/** Great-circle distance between two positions in kilometres. */
export function greatCircle(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  const share = half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(share))
}

/**
 * Distance between two cities in whole kilometres: 0 within one city, at least 1 between two. Null where it is not
 * known: a place without a position, or two municipalities of which only the one province they lie in has a position.
 */
export function distanceBetween(a: CityPlace, b: CityPlace): number | null {
  if (a.cityCode === b.cityCode) return 0
  const [from, to] = [positionOf(a), positionOf(b)]
  if (from === undefined || to === undefined || from === to) return null
  return Math.max(1, Math.round(greatCircle(from, to)))
}

/** Compares places by their distance from one: the nearest first, those in the same province at an unknown distance next. */
export function byDistanceFrom(origin: CityPlace): (a: CityPlace, b: CityPlace) => number {
  const rank = (place: CityPlace): number => {
    const distance = distanceBetween(origin, place)
    if (distance !== null) return distance
    return place.provinceCode === origin.provinceCode ? 0.5 : Infinity
  }
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? 0 : first - second
  }
}
