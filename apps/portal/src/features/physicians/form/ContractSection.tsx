import { providerCategory } from '@capiz/api/contract/reference'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { dayBinding } from '../../../patterns/provider/form/day.ts'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'

/** What was agreed; only staff enter it. */
export function ContractSection({ form: { api, bind } }: { form: PhysicianFormHandle }): ReactElement {
  const categories = useCall(providerCategory.filter, { query: { size: 1000 } }).data?.content ?? []
  return (
    <Section
      id="contract"
      title="Accreditation and contract"
      description="Needed before the physician can be accredited. Adding a signed contract under Documents counts too."
    >
      <Stack gap={5}>
        <api.Field name="contract.contractNo">
          {(field) => <TextField label="Contract number" isCode {...bind(field)} />}
        </api.Field>
        <api.Field name="contract.effectiveDate">
          {(field) => <DateField label="Contract in force from" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="contract.validityDate">
          {(field) => <DateField label="Contract in force until" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="providerCategoryCode">
          {(field) => (
            <NativeSelect
              label="Category"
              placeholder="None"
              options={categories.map(({ code, description }) => ({
                value: code,
                label: description ?? code,
              }))}
              {...bind(field)}
            />
          )}
        </api.Field>
      </Stack>
    </Section>
  )
}

/** What only staff know. */
export function KeepingSection({ form: { api, bind } }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <Section id="keeping" title="Record">
      <api.Field name="remarks">
        {(field) => <TextArea label="Remarks" hint="For staff only." maxLength={2000} {...bind(field)} />}
      </api.Field>
    </Section>
  )
}
