import type { FilterTexts } from './filter-values.ts'

interface Place {
  code: string
  description: string
}

interface ProvincePlace extends Place {
  region: Place
}

interface CityPlace extends Place {
  province: ProvincePlace
}

/** Codes of the place that filters, empty where none does. */
export interface WholePlace {
  region: string
  province: string
  city: string
}

/** The place that filters with what it lies in: an address may name a province without its region. */
export function wholePlace(
  texts: FilterTexts,
  provinces: readonly ProvincePlace[] = [],
  cities: readonly CityPlace[] = [],
): WholePlace {
  const { region = '', province = '', city = '' } = texts
  const inProvince = province === '' ? cities.find(({ code }) => code === city)?.province.code : province
  const inRegion = provinces.find(({ code }) => code === inProvince)?.region.code
  return { region: region === '' ? (inRegion ?? '') : region, province: inProvince ?? '', city }
}

/** The provinces of the region, in their order; the chosen one is among them wherever it lies, so that it has a name. */
export function provincesOf<P extends ProvincePlace>(
  provinces: readonly P[] = [],
  { region, province }: WholePlace,
): P[] {
  return provinces.filter((one) => one.region.code === region || one.code === province)
}

/** Returns a message at each place outside the place chosen above it, as a URL may request; no report has such rows. */
export function contradictions(
  { region, province, city }: WholePlace,
  provinces: readonly ProvincePlace[] = [],
  cities: readonly CityPlace[] = [],
): { province?: string; city?: string } {
  const chosen = provinces.find(({ code }) => code === province)
  const inside = cities.find(({ code }) => code === city)
  return {
    ...(chosen && chosen.region.code !== region
      ? {
          province: `${chosen.description} lies in ${chosen.region.description}. Choose another province or region.`,
        }
      : {}),
    ...(inside && inside.province.code !== province
      ? {
          city: `${inside.description} lies in ${inside.province.description}. Choose another city or province.`,
        }
      : {}),
  }
}
