import { geography } from '@capiz/api/contract/reference'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import type { ReactElement } from 'react'
import { useCall } from '../../lib/query.tsx'
import { chosen, type FilterTexts } from './filter-values.ts'

interface PlaceFilterProps {
  texts: FilterTexts
  onChange: (changes: FilterTexts) => void
  problems: Readonly<Record<string, string>>
}

const whole = { size: 1000 }

interface Place {
  id: number
  code: string
  description: string
}

const optionsOf = (places: readonly Place[] | undefined) =>
  places?.map(({ code, description }) => ({ value: code, label: description })) ?? []

const idOf = (places: readonly Place[] | undefined, code: string | undefined): string | undefined => {
  const found = places?.find((place) => place.code === code)
  return found && String(found.id)
}

/** Region, province, city; choosing one clears what lies under it. */
export function PlaceFilter({ texts, onChange, problems }: PlaceFilterProps): ReactElement {
  const regions = useCall(geography.regions, { query: whole }).data?.content
  const regionId = idOf(regions, texts['region'])
  const provinces = useCall(
    geography.provincesOfRegion,
    { query: { ...whole, regionId: regionId ?? '' } },
    { isEnabled: regionId !== undefined },
  ).data?.content
  const provinceId = idOf(provinces, texts['province'])
  const cities = useCall(
    geography.citiesOfProvince,
    { query: { ...whole, provinceId: provinceId ?? '' } },
    { isEnabled: provinceId !== undefined },
  ).data?.content
  return (
    <>
      <NativeSelect
        label="Region"
        placeholder="Any"
        options={optionsOf(regions)}
        value={texts['region'] ?? ''}
        onChange={(region) => onChange(chosen('region', region))}
        errorMessage={problems['region']}
      />
      <NativeSelect
        label="Province"
        placeholder="Any"
        isDisabled={regionId === undefined}
        options={optionsOf(regionId === undefined ? undefined : provinces)}
        value={texts['province'] ?? ''}
        onChange={(province) => onChange(chosen('province', province))}
        errorMessage={problems['province']}
      />
      <NativeSelect
        label="City or municipality"
        placeholder="Any"
        isDisabled={provinceId === undefined}
        options={optionsOf(provinceId === undefined ? undefined : cities)}
        value={texts['city'] ?? ''}
        onChange={(city) => onChange(chosen('city', city))}
        errorMessage={problems['city']}
      />
    </>
  )
}
