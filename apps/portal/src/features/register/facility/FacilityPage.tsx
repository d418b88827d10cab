import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { Lookalikes } from './Lookalikes.tsx'
import type { StepProps } from '../model/kind.ts'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { careSettings, ownerships } from './words.ts'

interface Item {
  code: string
  description: string
}

const optionsOf = (items: readonly Item[] | undefined) =>
  (items ?? []).map(({ code, description }) => ({ value: code, label: description }))

function listHint({ isError, isPending }: { isError: boolean; isPending: boolean }): string | undefined {
  if (isError) return 'The list could not be loaded. Reload the page; your answers stay.'
  return isPending ? 'Loading the list…' : undefined
}

/** Second step: what the facility is. */
export function FacilityPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'facility')
  const { values, change, field } = state
  const types = useCall(lookups.publicTypes, { query: {} })
  const categories = useCall(
    lookups.publicCategories,
    { query: { typeCode: values.typeCode } },
    { isEnabled: values.typeCode !== '' },
  )
  const rules = rulesOfType(values.typeCode)
  return (
    <StepForm state={state} title="The facility" intro="As it stands in your licence to operate.">
      <TextField
        {...field('name')}
        label="Name of the facility"
        isRequired
        autoComplete="organization"
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <Lookalikes name={values.name} typeCode={values.typeCode} />
      <FieldRow>
        <NativeSelect
          {...field('typeCode')}
          label="Type"
          isRequired
          placeholder="Choose a type"
          hint={listHint(types)}
          value={values.typeCode}
          options={optionsOf(types.data)}
          onChange={(typeCode) => change({ typeCode, categoryCode: '' })}
        />
        <NativeSelect
          {...field('categoryCode')}
          label="Category"
          isRequired
          placeholder={values.typeCode === '' ? 'Choose the type first' : 'Choose a category'}
          hint={values.typeCode === '' ? undefined : listHint(categories)}
          value={values.categoryCode}
          options={values.typeCode === '' ? [] : optionsOf(categories.data)}
          onChange={(categoryCode) => change({ categoryCode })}
        />
      </FieldRow>
      <RadioGroup
        {...field('ownership')}
        label="Ownership"
        isRequired
        layout="row"
        value={values.ownership === '' ? null : values.ownership}
        onChange={(ownership) => change({ ownership })}
        options={ownerships}
      />
      <CheckboxGroup
        {...field('serviceTypes')}
        label="Care settings"
        hint="Choose all that apply."
        isRequired
        columns={2}
        value={values.serviceTypes}
        onChange={(serviceTypes) => change({ serviceTypes })}
        options={careSettings}
      />
      {rules.hasBeds && (
        <NumberField
          {...field('bedCapacity')}
          label="Number of beds"
          isRequired
          minValue={0}
          maxValue={5000}
          value={values.bedCapacity}
          onChange={(bedCapacity) => change({ bedCapacity })}
        />
      )}
      {rules.hasDirector && (
        <FieldRow>
          <TextField
            {...field('directorName')}
            label="Medical director"
            isRequired
            value={values.directorName}
            onChange={(directorName) => change({ directorName })}
          />
          <TextField
            {...field('directorPrc')}
            label="PRC number of the director"
            isCode
            inputMode="numeric"
            value={values.directorPrc}
            onChange={(directorPrc) => change({ directorPrc })}
          />
        </FieldRow>
      )}
    </StepForm>
  )
}
