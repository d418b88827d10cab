import type { ReactElement } from 'react'
import { useState } from 'react'
import { AddressField } from '@capiz/ui/AddressField'
import type { Address, AddressFieldProps } from '@capiz/ui/AddressField'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/AddressField' }

const toOptions = (...labels: string[]) => labels.map((label) => ({ id: label, label }))

const provinces: Readonly<Record<string, string[]>> = { Calabarzon: ['Batangas', 'Laguna'] }

const cities: Readonly<Record<string, string[]>> = {
  Batangas: ['Bauan', 'Lipa'],
  Laguna: ['Los Baños'],
  'National Capital Region': ['Makati', 'Pasig'],
}

const loadRegions = () => Promise.resolve(toOptions('Calabarzon', 'National Capital Region'))

const loadProvinces = (region: string) => Promise.resolve(toOptions(...(provinces[region] ?? [])))

const loadCities: AddressFieldProps['loadCities'] = ({ region, province }) =>
  Promise.resolve(toOptions(...(cities[province ?? region] ?? [])))

/** Each choice narrows the next. */
export function RegionToCity(): ReactElement {
  const [address, setAddress] = useState<Address>({
    region: 'Calabarzon',
    province: 'Batangas',
    city: 'Lipa',
  })
  return (
    <AddressField
      value={address}
      onChange={setAddress}
      loadRegions={loadRegions}
      loadProvinces={loadProvinces}
      loadCities={loadCities}
      isRequired
    />
  )
}

/** Three texts. */
export function DontTakeFreeText(): ReactElement {
  const [region, setRegion] = useState('Region 4-A')
  const [province, setProvince] = useState('Btgs.')
  const [city, setCity] = useState('Lipa Cty')
  return (
    <Stack>
      <TextField label="Region" value={region} onChange={setRegion} />
      <TextField label="Province" value={province} onChange={setProvince} />
      <TextField label="City or municipality" value={city} onChange={setCity} />
    </Stack>
  )
}
