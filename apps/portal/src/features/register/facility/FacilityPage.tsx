import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { CodeField } from '@capiz/ui/CodeField'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import type { StepProps } from '../model/kind.ts'
import { StepForm, type StepState, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { careSettings, ownerships } from './labels.ts'

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

/** Type and category; the categories belong to a type. */
function TypeFields({ state }: { state: StepState<Answers['facility']> }): ReactElement {
  const { values, change, field, ask } = state
  const types = useCall(lookups.publicTypes, { query: {} })
  const categories = useCall(
    lookups.publicCategories,
    { query: { typeCode: values.typeCode } },
    { isEnabled: values.typeCode !== '' },
  )
  return (
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
        {...ask('categoryCode')}
        label="Category"
        isRequired
        isDisabled={values.typeCode === ''}
        placeholder={values.typeCode === '' ? 'Choose the type first' : 'Choose a category'}
        hint={values.typeCode === '' ? undefined : listHint(categories)}
        options={values.typeCode === '' ? [] : optionsOf(categories.data)}
      />
    </FieldRow>
  )
}

/** Second step: what the facility is. */
export function FacilityPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'facility')
  const { values, change, field, ask } = state
  const rules = rulesOfType(values.typeCode)
  return (
    <StepForm state={state} title="The facility" intro="As it stands in your licence to operate.">
      <TextField {...ask('name')} label="Name of the facility" isRequired autoComplete="organization" />
      <PossibleDuplicates name={values.name} typeCode={values.typeCode} />
      <TypeFields state={state} />
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
        {...ask('serviceTypes')}
        label="Care settings"
        hint="Choose all that apply."
        isRequired
        columns={2}
        options={careSettings}
      />
      {rules.hasBeds && (
        <NumberField {...ask('bedCapacity')} label="Number of beds" isRequired minValue={0} maxValue={5000} />
      )}
      {rules.hasDirector && (
        <FieldRow>
          <TextField {...ask('directorName')} label="Medical director" isRequired />
          <CodeField {...ask('directorPrc')} variant="prc" label="PRC number of the director" />
        </FieldRow>
      )}
    </StepForm>
  )
}
