import { geography } from '@capiz/api/contract/reference'
import { type Address, AddressField } from '@capiz/ui/AddressField'
import { FieldRow } from '@capiz/ui/Form'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { fieldId } from '../../../platform/forms/form-problems.ts'
import type { StepProps } from '../model/kind.ts'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'

const whole = { size: 1000 }

/** Names of the cities of the lists that were shown, with province and region. */
const cityLabels = new Map<string, string>()

const optionsOf = (items: readonly { id: number; description: string }[]) =>
  items.map(({ id, description }) => ({ id: String(id), label: description }))

async function loadRegions() {
  const { content } = await call(geography.regions, { query: whole })
  return optionsOf(content)
}

async function loadProvinces(regionId: string) {
  const { content } = await call(geography.provincesOfRegion, { query: { ...whole, regionId } })
  return optionsOf(content)
}

async function loadCities({ province }: { province: string | null }) {
  if (province === null) return []
  const { content } = await call(geography.citiesOfProvince, { query: { ...whole, provinceId: province } })
  for (const { id, description, province: of } of content) {
    cityLabels.set(String(id), `${description}, ${of.description}, ${of.region.description}`)
  }
  return optionsOf(content)
}

/** Third step: where it is, by the official list of places (PSGC). */
export function AddressPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'address')
  const { values, change, problems, ask } = state
  const setPlace = (place: Address): void =>
    change({
      place,
      placeWords: place.city === null ? '' : (cityLabels.get(place.city) ?? values.placeWords),
    })
  return (
    <StepForm
      state={state}
      title="Main address"
      intro="Where patients are seen. Further addresses can follow later."
    >
      <AddressField
        id={fieldId('register', 'place')}
        isRequired
        value={values.place}
        onChange={setPlace}
        loadRegions={loadRegions}
        loadProvinces={loadProvinces}
        loadCities={loadCities}
        errors={{
          region: problems['place.region'],
          province: problems['place.province'],
          city: problems['place.city'],
        }}
      />
      <TextField
        {...ask('line')}
        label="Building, number and street"
        isRequired
        autoComplete="address-line1"
      />
      <FieldRow>
        <TextField {...ask('barangay')} label="Barangay" />
        <TextField
          {...ask('zipCode')}
          label="ZIP code"
          isCode
          inputMode="numeric"
          autoComplete="postal-code"
          width="short"
        />
      </FieldRow>
    </StepForm>
  )
}
