import { facilityType, lookups } from '@capiz/api/contract/reference'
import { serviceTypeLabels, serviceTypes } from '@capiz/domain/fees'
import { Checkbox } from '@capiz/ui/Checkbox'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { ownershipLabels } from '../../../patterns/provider/words.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

const ownerships = Object.entries(ownershipLabels).map(([value, label]) => ({ value, label }))
const settings = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))

interface CategoryProps {
  form: FacilityFormHandle
  typeCode: string
}

/** The categories belong to a type, so they follow it. */
function Category({ form, typeCode }: CategoryProps): ReactElement {
  const query = { facilityTypeCode: typeCode, size: 1000 }
  const items =
    useCall(lookups.categoriesOfType, { query }, { isEnabled: typeCode !== '' }).data?.content ?? []
  return (
    <form.api.Field name="categoryCode">
      {(field) => (
        <NativeSelect
          label="Category"
          isRequired
          isDisabled={typeCode === ''}
          hint={typeCode === '' ? 'Choose the type first.' : undefined}
          placeholder="Choose a category"
          options={items.map((item) => ({ value: item.code, label: item.description ?? item.code }))}
          {...form.bind(field)}
        />
      )}
    </form.api.Field>
  )
}

/** What the facility is. */
export function IdentitySection({ form }: { form: FacilityFormHandle }): ReactElement {
  const types = useCall(facilityType.filter, { query: { size: 1000 } }).data?.content ?? []
  const { api, bind } = form
  return (
    <Section id="identity" title="Facility">
      <Stack gap={5}>
        <api.Field name="name">
          {(field) => <TextField label="Name" isRequired maxLength={200} {...bind(field)} />}
        </api.Field>
        <api.Field name="typeCode">
          {(field) => {
            const { onChange, ...rest } = bind(field)
            return (
              <NativeSelect
                label="Type"
                isRequired
                placeholder="Choose a type"
                options={types.map((item) => ({ value: item.code, label: item.description ?? item.code }))}
                {...rest}
                onChange={(value) => {
                  if (value !== field.state.value) api.setFieldValue('categoryCode', '')
                  onChange(value)
                }}
              />
            )
          }}
        </api.Field>
        <api.Subscribe selector={(state) => state.values.typeCode}>
          {(typeCode) => <Category form={form} typeCode={typeCode} />}
        </api.Subscribe>
        <api.Field name="ownership">
          {(field) => (
            <RadioGroup label="Ownership" isRequired layout="row" options={ownerships} {...bind(field)} />
          )}
        </api.Field>
        <api.Field name="bedCapacity">
          {(field) => (
            <NumberField
              label="Beds"
              hint="For hospitals, infirmaries and birthing homes."
              minValue={0}
              maxValue={5000}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="serviceTypes">
          {(field) => (
            <CheckboxGroup label="Care settings" isRequired columns={2} options={settings} {...bind(field)} />
          )}
        </api.Field>
        <api.Field name="clinicHours">
          {(field) => <TextArea label="Clinic hours" rows={2} maxLength={300} {...bind(field)} />}
        </api.Field>
        <api.Field name="medicalDirector.name">
          {(field) => (
            <TextField
              label="Medical director"
              hint="For hospitals and surgical clinics."
              {...form.bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="medicalDirector.prcNumber">
          {(field) => (
            <TextField
              label="PRC number of the medical director"
              isCode
              inputMode="numeric"
              width="short"
              {...form.bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="apeProvider">
          {(field) => {
            const { value, errorMessage, ...rest } = bind(field)
            return (
              <Checkbox isSelected={value} errorMessage={errorMessage} {...rest}>
                Does annual physical examinations
              </Checkbox>
            )
          }}
        </api.Field>
      </Stack>
    </Section>
  )
}
