import { DateField } from '@capiz/ui/DateField'
import { FieldRow } from '@capiz/ui/Form'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { StepProps } from '../model/kind.ts'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'
import { professions, sexes } from '../../../patterns/physician-labels.ts'

const chosen = (value: string): string | null => (value === '' ? null : value)

/** Second step: who the applicant is. */
export function PersonPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'person')
  const { values, change, field, ask } = state
  return (
    <StepForm state={state} title="About you" intro="As it stands on your PRC licence.">
      <RadioGroup
        {...field('phyTypeCode')}
        label="Profession"
        isRequired
        layout="row"
        value={chosen(values.phyTypeCode)}
        onChange={(phyTypeCode) => change({ phyTypeCode })}
        options={professions}
      />
      <FieldRow>
        <TextField {...ask('lastName')} label="Last name" isRequired autoComplete="family-name" />
        <TextField {...ask('firstName')} label="First name" isRequired autoComplete="given-name" />
        <TextField {...ask('middleName')} label="Middle name" autoComplete="additional-name" />
        <TextField
          {...ask('suffix')}
          label="Suffix"
          hint="Such as Jr. or III."
          autoComplete="honorific-suffix"
          width="short"
        />
      </FieldRow>
      <DateField {...ask('birthDate')} label="Birth date" isRequired />
      <RadioGroup
        {...field('sex')}
        label="Sex"
        isRequired
        layout="row"
        value={chosen(values.sex)}
        onChange={(sex) => change({ sex })}
        options={sexes}
      />
    </StepForm>
  )
}
