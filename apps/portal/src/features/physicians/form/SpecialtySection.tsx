import { lookups } from '@capiz/api/contract/reference'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DateField } from '@capiz/ui/DateField'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { CardRows } from '../../../patterns/provider/form/CardRows.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import type { FieldBinding } from '../../../platform/forms/field-binding.ts'
import { dayBinding } from '../../../patterns/provider/form/day.ts'
import { memberships } from '../../../patterns/physician-labels.ts'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'
import { emptySpecialty } from './values.ts'

/** Specialties kept at most. */
const most = 10

const whole = { query: { size: 1000 } }

interface Item {
  code: string
  description?: string | null | undefined
}

const options = (items: readonly Item[] | undefined) =>
  (items ?? [])
    .map(({ code, description }) => ({ value: code, label: description ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

/** The names of a list; one the record holds stays, also where the list has lost it. */
function namesWith(items: readonly Item[] | undefined, held: string) {
  const names = new Set((items ?? []).map(({ code, description }) => description ?? code))
  if (held !== '') names.add(held)
  return [...names].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ value: name, label: name }))
}

interface SpecialtyProps {
  form: PhysicianFormHandle
  at: number
}

/** The subspecialties belong to a specialty, so they follow it. */
function Narrower({ form, at, of }: SpecialtyProps & { of: string }): ReactElement {
  const query = { specializationCode: of, size: 1000 }
  const items = useCall(lookups.subspecializationsOf, { query }, { isEnabled: of !== '' }).data?.content
  return (
    <form.api.Field name={`specializations[${at}].subSpecializationCode`}>
      {(field) => (
        <NativeSelect
          label="Subspecialty"
          isDisabled={of === '' || (items !== undefined && items.length === 0)}
          hint={of !== '' && items?.length === 0 ? 'This specialty has none.' : undefined}
          placeholder="None"
          options={options(items)}
          {...form.bind(field)}
        />
      )}
    </form.api.Field>
  )
}

interface NarrowestProps extends SpecialtyProps {
  held: string
  binding: FieldBinding<string>
}

/** The fields narrower than a subspecialty, of which some have none; one the record holds stays. */
function NarrowestField({ form, at, held, binding }: NarrowestProps): ReactElement {
  const fields = useCall(lookups.publicSubSubspecializations, { query: {} }).data ?? []
  const items = useCall(referenceCalls.subspecialization.filter, whole).data?.content
  return (
    <form.api.Subscribe selector={(state) => state.values.specializations[at]?.subSpecializationCode ?? ''}>
      {(of) => {
        const name = items?.find(({ code }) => code === of)?.description
        const own = fields.filter(({ groupBy }) => of !== '' && groupBy === name)
        return (
          <NativeSelect
            label="Narrower field"
            isDisabled={own.length === 0 && held === ''}
            hint={
              of !== '' && items !== undefined && own.length === 0 ? 'This subspecialty has none.' : undefined
            }
            placeholder="None"
            options={namesWith(own, held)}
            {...binding}
          />
        )
      }}
    </form.api.Subscribe>
  )
}

/** The specialty, what it is narrowed to, and in whose words. */
function SpecialtyNames({ form, at }: SpecialtyProps): ReactElement {
  const { api, bind } = form
  const specialties = useCall(referenceCalls.specialization.filter, whole).data?.content
  return (
    <>
      <api.Field name={`specializations[${at}].specializationCode`}>
        {(field) => {
          const { onChange, ...rest } = bind(field)
          return (
            <NativeSelect
              label="Specialty"
              isRequired
              placeholder="Choose a specialty"
              options={options(specialties)}
              {...rest}
              onChange={(value) => {
                if (value !== field.state.value) {
                  api.setFieldValue(`specializations[${at}].subSpecializationCode`, '')
                  api.setFieldValue(`specializations[${at}].subSubSpecialization`, '')
                }
                onChange(value)
              }}
            />
          )
        }}
      </api.Field>
      <api.Subscribe selector={(state) => state.values.specializations[at]?.specializationCode ?? ''}>
        {(of) => <Narrower form={form} at={at} of={of} />}
      </api.Subscribe>
      <api.Field name={`specializations[${at}].subSubSpecialization`}>
        {(field) => <NarrowestField form={form} at={at} held={field.state.value} binding={bind(field)} />}
      </api.Field>
    </>
  )
}

function PrimaryMark({ form, at }: SpecialtyProps): ReactElement {
  const { api, bind } = form
  return (
    <api.Field name={`specializations[${at}].primary`}>
      {(field) => {
        const { value, ...rest } = bind(field)
        return (
          <Checkbox
            isSelected={value}
            {...rest}
            // one of them is the primary one, so marking it takes the mark off the others
            onChange={(isPrimary) =>
              api.setFieldValue('specializations', (list) =>
                list.map((one, place) => ({ ...one, primary: place === at ? isPrimary : false })),
              )
            }
          >
            Primary specialty
          </Checkbox>
        )
      }}
    </api.Field>
  )
}

function Specialty({ form, at }: SpecialtyProps): ReactElement {
  const { api, bind } = form
  const institutions = useCall(referenceCalls['training-institution'].filter, whole).data?.content
  const societies = useCall(referenceCalls.society.filter, whole).data?.content
  return (
    <Stack gap={4}>
      <FieldRow>
        <SpecialtyNames form={form} at={at} />
      </FieldRow>
      <PrimaryMark form={form} at={at} />
      <FieldRow>
        <api.Field name={`specializations[${at}].membership`}>
          {(field) => <NativeSelect label="Membership" options={memberships} {...bind(field)} />}
        </api.Field>
        <api.Field name={`specializations[${at}].societyName`}>
          {(field) => (
            <NativeSelect
              label="Society"
              hint="Needed for members, diplomates and fellows."
              placeholder="None"
              options={namesWith(societies, field.state.value)}
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name={`specializations[${at}].validityDate`}>
          {(field) => <DateField label="Member until" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name={`specializations[${at}].trainingInstitutionCode`}>
          {(field) => (
            <NativeSelect
              label="Training institution"
              placeholder="None"
              options={options(institutions)}
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name={`specializations[${at}].yearCompleted`}>
          {(field) => (
            <NumberField
              label="Year completed"
              format="year"
              hasButtons={false}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
      </FieldRow>
    </Stack>
  )
}

/** Edits the specialties of the physician; one specialty is the primary one. */
export function SpecialtySection({ form }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <Section id="specialties" title="Specialties" description="One of them is the primary specialty.">
      <form.api.Field name="specializations" mode="array">
        {(list) => (
          <CardRows
            list={list}
            noun="Specialty"
            addLabel="Add a specialty"
            most={most}
            empty={emptySpecialty}
            id={form.bind(list).id}
          >
            {(at) => <Specialty form={form} at={at} />}
          </CardRows>
        )}
      </form.api.Field>
    </Section>
  )
}
