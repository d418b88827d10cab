import { FieldRow } from '@capiz/ui/Form'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { StepProps } from '../model/kind.ts'
import { MailField, TaxFields } from '../pages/ContactFields.tsx'
import { StepForm, useStep } from '../StepForm.tsx'
import type { Answers } from './answers.ts'

/** Fifth step: how to reach the applicant, and the tax number. */
export function ContactsPage({ application }: StepProps<Answers>): ReactElement {
  const state = useStep(application, 'contacts')
  const { ask } = state
  return (
    <StepForm state={state} title="Contacts and tax">
      <MailField state={state} label="E-mail address" />
      <FieldRow>
        <TextField
          {...ask('mobileNumber')}
          label="Mobile number"
          hint="Such as 09175550123."
          isRequired
          isCode
          type="tel"
          autoComplete="tel"
        />
        <TextField {...ask('telephone')} label="Telephone" hint="With area code." type="tel" />
        <TextField {...ask('secretaryName')} label="Name of the secretary" />
        <TextField {...ask('secretaryTelephone')} label="Telephone of the secretary" type="tel" />
      </FieldRow>
      <TaxFields state={state} label="I am registered for VAT" />
    </StepForm>
  )
}
