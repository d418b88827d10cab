import { Checkbox } from '@capiz/ui/Checkbox'
import { FieldRow } from '@capiz/ui/Form'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { StepProps } from '../model/kind.ts'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'

/** Fifth step: how to reach the applicant, and the tax number. */
export function ContactsPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'contacts')
  const { values, change, field } = state
  return (
    <StepForm state={state} title="Contacts and tax">
      <TextField
        {...field('emailAddress')}
        label="E-mail address"
        hint="The receipt of your application and all news of it go here."
        isRequired
        type="email"
        autoComplete="email"
        value={values.emailAddress}
        onChange={(emailAddress) => change({ emailAddress })}
      />
      <FieldRow>
        <TextField
          {...field('mobileNumber')}
          label="Mobile number"
          hint="Such as 09175550123."
          isRequired
          isCode
          type="tel"
          autoComplete="tel"
          value={values.mobileNumber}
          onChange={(mobileNumber) => change({ mobileNumber })}
        />
        <TextField
          {...field('telephone')}
          label="Telephone"
          hint="With area code."
          type="tel"
          value={values.telephone}
          onChange={(telephone) => change({ telephone })}
        />
        <TextField
          {...field('secretaryName')}
          label="Name of the secretary"
          value={values.secretaryName}
          onChange={(secretaryName) => change({ secretaryName })}
        />
        <TextField
          {...field('secretaryTelephone')}
          label="Telephone of the secretary"
          type="tel"
          value={values.secretaryTelephone}
          onChange={(secretaryTelephone) => change({ secretaryTelephone })}
        />
      </FieldRow>
      <TextField
        {...field('tin')}
        label="Tax identification number (TIN)"
        hint="As 123-456-789 or 123-456-789-00000. It may follow later."
        isCode
        width="medium"
        value={values.tin}
        onChange={(tin) => change({ tin })}
      />
      <Checkbox isSelected={values.vatRegistered} onChange={(vatRegistered) => change({ vatRegistered })}>
        I am registered for VAT
      </Checkbox>
    </StepForm>
  )
}
