import { CodeField } from '@capiz/ui/CodeField'
import { Checkbox } from '@capiz/ui/Checkbox'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { StepState } from '../StepForm.tsx'

/** The contact answers of every kind of applicant. */
interface ContactAnswers {
  emailAddress: string
  tin: string
  vatRegistered: boolean
}

interface ContactProps {
  state: StepState<ContactAnswers>
  label: string
}

/** Edits the e-mail address that receives the receipt and all news of the application. */
export function MailField({ state, label }: ContactProps): ReactElement {
  return (
    <TextField
      {...state.ask('emailAddress')}
      label={label}
      hint="The receipt of your application and all news of it go here."
      isRequired
      type="email"
      autoComplete="email"
    />
  )
}

/** Tax number and VAT, of which `label` says whose; without `isRequired` the number may follow later. */
export function TaxFields({
  state,
  label,
  isRequired = false,
}: ContactProps & { isRequired?: boolean }): ReactElement {
  const form = 'As 123-456-789 or 123-456-789-00000.'
  return (
    <>
      <CodeField
        {...state.ask('tin')}
        label="Tax identification number (TIN)"
        hint={isRequired ? form : `${form} It may follow later.`}
        isRequired={isRequired}
      />
      <Checkbox
        isSelected={state.values.vatRegistered}
        onChange={(vatRegistered) => state.change({ vatRegistered })}
      >
        {label}
      </Checkbox>
    </>
  )
}
