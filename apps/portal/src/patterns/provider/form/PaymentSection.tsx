import { Checkbox } from '@capiz/ui/Checkbox'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement, ReactNode } from 'react'
import { paymentLabels } from '../words.ts'
import type { FormPart } from './useProviderForm.ts'

const ways = Object.entries(paymentLabels).map(([value, label]) => ({ value, label }))

/** What the section needs of the values of its form. */
export interface PaymentValues {
  tin: string
  vatRegistered: boolean
  withholdingRate: number | null
  payee: { name: string; bank: string; accountNo: string; paymentTypeCode: string }
}

interface PaymentSectionProps {
  form: FormPart<PaymentValues>
  /** the TIN is needed from the start, not only for the accreditation */
  isTinRequired: boolean
  /** terms only some providers have */
  credit?: ReactNode
}

/** How the provider is taxed and paid. */
export function PaymentSection({ form, isTinRequired, credit }: PaymentSectionProps): ReactElement {
  const { api, bind } = form
  return (
    <Section id="payment" title="Payment">
      <Stack gap={5}>
        <api.Field name="tin">
          {(field) => (
            <TextField
              label="TIN"
              isRequired={isTinRequired}
              isCode
              hint="For example 123-456-789 or 123-456-789-00000."
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="vatRegistered">
          {(field) => {
            const { value, ...rest } = bind(field)
            return (
              <Checkbox isSelected={value} {...rest}>
                Registered for VAT
              </Checkbox>
            )
          }}
        </api.Field>
        <api.Field name="withholdingRate">
          {(field) => (
            <NumberField
              label="Withholding rate"
              kind="percent"
              decimals={2}
              minValue={0}
              maxValue={15}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
        {credit}
        <api.Field name="payee.name">
          {(field) => <TextField label="Payee" hint="Needed before the accreditation." {...bind(field)} />}
        </api.Field>
        <api.Field name="payee.paymentTypeCode">
          {(field) => <RadioGroup label="Paid by" layout="row" options={ways} {...bind(field)} />}
        </api.Field>
        <api.Field name="payee.bank">{(field) => <TextField label="Bank" {...bind(field)} />}</api.Field>
        <api.Field name="payee.accountNo">
          {(field) => <TextField label="Account number" isCode inputMode="numeric" {...bind(field)} />}
        </api.Field>
      </Stack>
    </Section>
  )
}
