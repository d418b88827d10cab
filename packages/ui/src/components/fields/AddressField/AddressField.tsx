import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import type { FieldProps } from '../Field/index.ts'
import type { Option } from '../OptionList/index.ts'
import { FieldRow } from '../Form/FieldRow.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { changeCity, changeProvince, changeRegion } from './address.ts'
import type { Address, AddressChange } from './address.ts'
import { hintOf, useOptions } from './useOptions.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

type Part = 'region' | 'province' | 'city'

export interface AddressFieldProps
  extends Pick<FieldProps, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur'>, ElementProps {
  /** Codes of the chosen places; null where nothing is chosen. */
  value: Address
  /** Called with the whole address; what lay under a changed place is null. */
  onChange: (value: Address) => void
  /** Loaders of the three lists. */
  loadRegions: () => Promise<readonly Option[]>
  /** Answers an empty list for a region without provinces, such as Metro Manila. */
  loadProvinces: (region: string) => Promise<readonly Option[]>
  /** Loads the cities and municipalities of a province, or of a region without provinces. */
  loadCities: (place: { region: string; province: string | null }) => Promise<readonly Option[]>
  /** Errors of each part. */
  errors?: Partial<Record<Part, string>> | undefined
  /** `row` puts two beside each other where there is room. */
  layout?: 'column' | 'row' | undefined
  /** Fields of the address that follow, such as its ZIP code; with `row` they go on in the same rows. */
  children?: ReactNode | undefined
  /** Ids become `<id>-region`, `<id>-province` and `<id>-city`. */
  id?: string | undefined
}

/** Region, province and city or municipality; changing one clears what lies under it and says so. */
export function AddressField(props: AddressFieldProps): ReactElement {
  const { value, onChange, errors = {}, id, layout = 'column', children } = props
  const { isRequired, isDisabled, isReadOnly, onBlur } = props
  const state = { isRequired, isDisabled, isReadOnly, onBlur }
  const [announcement, setAnnouncement] = useState('')
  const { region, province } = value
  const { regions, provinces, cities, place, hasNoProvinces } = usePlaces(props)
  const apply = ({ address, message }: AddressChange) => {
    // Clearing the text and then choosing is one change to the person: the sentence stays until a city is chosen.
    if (message !== '' || address.city !== null) setAnnouncement(message)
    onChange(address)
  }
  const partId = (part: Part) => (id === undefined ? undefined : `${id}-${part}`)
  return (
    <Stack {...elementProps(props)} gap={5}>
      <Lines layout={layout}>
        <ComboBox
          {...state}
          id={partId('region')}
          label="Region"
          width="long"
          value={region}
          options={regions.options}
          hint={hintOf(regions)}
          errorMessage={errors.region}
          onChange={(next) => apply(changeRegion(value, next))}
        />
        <ComboBox
          {...state}
          key={`province of ${region}`}
          id={partId('province')}
          label="Province"
          width="long"
          value={province}
          options={provinces.options}
          isRequired={state.isRequired && !hasNoProvinces}
          isDisabled={state.isDisabled || region === null || hasNoProvinces}
          hint={hasNoProvinces ? 'This region has no provinces.' : hintOf(provinces)}
          errorMessage={errors.province}
          onChange={(next) => apply(changeProvince(value, next))}
        />
        <ComboBox
          {...state}
          key={`city of ${place}`}
          id={partId('city')}
          label="City or municipality"
          width="long"
          value={value.city}
          options={cities.options}
          isDisabled={state.isDisabled || place === null}
          hint={hintOf(cities)}
          errorMessage={errors.city}
          onChange={(next) => apply(changeCity(value, next))}
        />
        {children}
      </Lines>
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </Stack>
  )
}

/** The fields under each other, or two in a line. */
function Lines({ layout, children }: Pick<AddressFieldProps, 'layout' | 'children'>): ReactElement {
  return layout === 'row' ? <FieldRow>{children}</FieldRow> : <>{children}</>
}

/** The three lists under the chosen places; `place` names what the cities belong to. */
function usePlaces({ value, loadRegions, loadProvinces, loadCities }: AddressFieldProps) {
  const { region, province } = value
  const regions = useOptions('all', loadRegions)
  const provinces = useOptions(region, loadProvinces)
  const hasNoProvinces = provinces.status === 'ready' && provinces.options.length === 0
  const place =
    region === null || (province === null && !hasNoProvinces) ? null : `${region}/${province ?? ''}`
  const cities = useOptions(place, (key) => {
    const [wantedRegion = '', wantedProvince = ''] = key.split('/')
    return loadCities({ region: wantedRegion, province: wantedProvince === '' ? null : wantedProvince })
  })
  return { regions, provinces, cities, place, hasNoProvinces }
}
