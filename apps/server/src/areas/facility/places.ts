import { eq, inArray } from 'drizzle-orm'
import { city, province, region } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** A city with the province and region it lies in. */
export interface Place {
  cityId: number
  city: string
  provinceId: number
  province: string
  regionId: number
  region: string
}

/** The places of some cities by city id. */
export async function placesOf(
  db: Executor,
  cityIds: readonly (number | null)[],
): Promise<Map<number, Place>> {
  const ids = [...new Set(cityIds.filter((id): id is number => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      cityId: city.id,
      city: city.description,
      provinceId: province.id,
      province: province.description,
      regionId: region.id,
      region: region.description,
    })
    .from(city)
    .innerJoin(province, eq(province.id, city.provinceId))
    .innerJoin(region, eq(region.id, province.regionId))
    .where(inArray(city.id, ids))
  return new Map(rows.map((row) => [row.cityId, row]))
}

/** An address in one line, as the banner and the public pages show it. */
export function addressLine(
  address: { line: string; barangay: string | null; zipCode: string | null },
  place: Place | undefined,
): string {
  const town = [address.zipCode, place?.city].filter(Boolean).join(' ')
  return [address.line, address.barangay, town, place?.province].filter(Boolean).join(', ')
}
