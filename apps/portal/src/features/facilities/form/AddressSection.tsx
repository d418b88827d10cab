import { geography } from '@capiz/api/contract/reference'
import { addressTypes } from '@capiz/domain/facility'
import { AddressField } from '@capiz/ui/AddressField'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { CardRows } from '../../../patterns/provider/form/CardRows.tsx'
import { call } from '../../../platform/calls/api.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'
import { emptyAddress } from './values.ts'

/** Addresses kept at most. */
const most = 20

const kinds = addressTypes.map(({ code, label }) => ({ value: code, label }))

interface Place {
  id: number
  description: string
}

const options = (places: readonly Place[]) =>
  places.map(({ id, description }) => ({ id: String(id), label: description }))

const loadRegions = async () => options((await call(geography.regions, { query: { size: 1000 } })).content)

const loadProvinces = async (regionId: string) =>
  options((await call(geography.provincesOfRegion, { query: { regionId, size: 1000 } })).content)

const loadCities = async ({ province }: { province: string | null }) =>
  province === null
    ? []
    : options(
        (await call(geography.citiesOfProvince, { query: { provinceId: province, size: 1000 } })).content,
      )

interface AddressProps {
  form: FacilityFormHandle
  at: number
}

function Address({ form, at }: AddressProps): ReactElement {
  const { api, bind } = form
  return (
    <Stack gap={4}>
      <FieldRow>
        <api.Field name={`addresses[${at}].addressType`}>
          {(field) => <NativeSelect label="Kind" isRequired options={kinds} {...bind(field)} />}
        </api.Field>
        <api.Field name={`addresses[${at}].line`}>
          {(field) => <TextField label="Street, number, building" isRequired {...bind(field)} />}
        </api.Field>
      </FieldRow>
      <api.Field name={`addresses[${at}].cityId`}>
        {(city) => (
          <api.Subscribe selector={(state) => state.values.addresses[at]}>
            {(address) => {
              const { id, errorMessage, value, onBlur, onChange } = bind(city)
              return (
                <AddressField
                  id={id.replace(/-cityId$/, '')}
                  isRequired
                  layout="row"
                  value={{
                    region: address?.region ?? null,
                    province: address?.province ?? null,
                    city: value === null ? null : String(value),
                  }}
                  onBlur={onBlur}
                  onChange={(next) => {
                    api.setFieldValue(`addresses[${at}].region`, next.region)
                    api.setFieldValue(`addresses[${at}].province`, next.province)
                    onChange(next.city === null ? null : Number(next.city))
                  }}
                  loadRegions={loadRegions}
                  loadProvinces={loadProvinces}
                  loadCities={loadCities}
                  errors={errorMessage === undefined ? {} : { city: errorMessage }}
                >
                  <api.Field name={`addresses[${at}].barangay`}>
                    {(field) => <TextField label="Barangay" {...bind(field)} />}
                  </api.Field>
                  <api.Field name={`addresses[${at}].zipCode`}>
                    {(field) => (
                      <TextField label="ZIP code" inputMode="numeric" width="short" {...bind(field)} />
                    )}
                  </api.Field>
                </AddressField>
              )
            }}
          </api.Subscribe>
        )}
      </api.Field>
    </Stack>
  )
}

/** Edits the addresses of the facility; one address is the main one. */
export function AddressSection({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <Section id="addresses" title="Addresses" description="One of them is the main address.">
      <form.api.Field name="addresses" mode="array">
        {(list) => (
          <CardRows
            list={list}
            noun="Address"
            addLabel="Add an address"
            most={most}
            empty={emptyAddress('BILLING')}
            keyOf={({ id }) => id}
          >
            {(at) => <Address form={form} at={at} />}
          </CardRows>
        )}
      </form.api.Field>
    </Section>
  )
}
