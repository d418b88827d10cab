import type { FilterTexts } from './filter-values.ts'

interface ProvincePlace {
  code: string
  region: { code: string }
}

interface CityPlace {
  code: string
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

/** The provinces of a region, in their order. */
export function provincesOf<P extends ProvincePlace>(provinces: readonly P[] = [], region: string): P[] {
  return provinces.filter((province) => province.region.code === region)
}
