import { Checkbox } from '@capiz/ui/Checkbox'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { paymentLabels } from '../../../patterns/provider/words.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

const ways = Object.entries(paymentLabels).map(([value, label]) => ({ value, label }))

/** How the facility is paid. */
export function PaymentSection({ form }: { form: FacilityFormHandle }): ReactElement {
  const { api, bind } = form
  return (
    <Section id="payment" title="Payment">
      <Stack gap={5}>
        <api.Field name="tin">
          {(field) => (
            <TextField
              label="TIN"
              isRequired
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
        <api.Field name="creditTermDays">
          {(field) => (
            <NumberField
              label="Credit term in days"
              minValue={0}
              maxValue={120}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="payee.name">
          {(field) => (
            <TextField label="Payee" hint="Needed before the facility can be accredited." {...bind(field)} />
          )}
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
