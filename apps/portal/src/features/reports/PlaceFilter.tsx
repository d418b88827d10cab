import { geography } from '@capiz/api/contract/reference'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { chosen, type FilterTexts } from './filter-values.ts'
import { contradictions, provincesOf, wholePlace } from './whole-place.ts'

interface PlaceFilterProps {
  texts: FilterTexts
  onChange: (changes: FilterTexts) => void
  problems: Readonly<Record<string, string>>
}

const whole = { size: 1000 }

const optionsOf = (places: readonly { code: string; description: string }[] = []) =>
  places.map(({ code, description }) => ({ value: code, label: description }))

/** All cities, where one is asked for without its province or in another: no call finds a city by its code. */
function useAllCities(isEnabled: boolean) {
  const first = useCall(geography.cities, { query: whole }, { isEnabled }).data
  const isMore = first !== undefined && first.totalPages > 1
  const second = useCall(geography.cities, { query: { ...whole, page: 1 } }, { isEnabled: isMore }).data
  return first && [...first.content, ...(second?.content ?? [])]
}

/** Name of the narrowest place that filters: empty while it is read, undefined where none filters. */
export function usePlaceName({ region = '', province = '', city = '' }: FilterTexts): string | undefined {
  const regions = useCall(geography.regions, { query: whole }, { isEnabled: region !== '' }).data?.content
  const provinces = useCall(geography.provinces, { query: whole }, { isEnabled: province !== '' }).data
    ?.content
  const cities = useAllCities(city !== '')
  const [code, list] =
    city !== '' ? [city, cities] : province !== '' ? [province, provinces] : [region, regions]
  return code === '' ? undefined : (list?.find((place) => place.code === code)?.description ?? '')
}

/** Region, province, city; choosing one clears what lies under it. */
export function PlaceFilter({ texts, onChange, problems }: PlaceFilterProps): ReactElement {
  const regions = useCall(geography.regions, { query: whole }).data?.content
  const provinces = useCall(geography.provinces, { query: whole }).data?.content
  const isCityAlone = (texts['city'] ?? '') !== '' && (texts['province'] ?? '') === ''
  const everywhere = useAllCities(isCityAlone)
  const place = wholePlace(texts, provinces, everywhere)
  const { region, province, city } = place
  const provinceId = provinces?.find(({ code }) => code === province)?.id
  const cities = useCall(
    geography.citiesOfProvince,
    { query: { ...whole, provinceId: String(provinceId ?? '') } },
    { isEnabled: provinceId !== undefined },
  ).data?.content
  const isElsewhere = city !== '' && cities !== undefined && cities.every(({ code }) => code !== city)
  const strays = useAllCities(isElsewhere)?.filter(({ code }) => code === city) ?? []
  const errors = { ...contradictions(place, provinces, strays), ...problems }
  // what is shown stays when something below it is cleared, also where the address did not name it
  const change = (name: string) => (code: string) => onChange({ region, province, ...chosen(name, code) })
  return (
    <>
      <NativeSelect
        label="Region"
        placeholder="Any"
        options={optionsOf(regions)}
        value={region}
        onChange={change('region')}
        errorMessage={problems['region']}
      />
      <NativeSelect
        label="Province"
        placeholder="Any"
        isDisabled={region === '' && province === ''}
        options={optionsOf(provincesOf(provinces, place))}
        value={province}
        onChange={change('province')}
        errorMessage={errors.province}
      />
      <NativeSelect
        label="City or municipality"
        placeholder="Any"
        isDisabled={province === '' && city === ''}
        options={optionsOf(provinceId === undefined ? undefined : [...(cities ?? []), ...strays])}
        value={city}
        onChange={change('city')}
        errorMessage={errors.city}
      />
    </>
  )
}
