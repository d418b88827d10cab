import { lookups } from '@capiz/api/contract/reference'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { dayBinding } from '../../../patterns/provider/form/day.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** The licences the type of the facility asks for. */
export function LicenceSection({ form }: { form: FacilityFormHandle }): ReactElement {
  const { api, bind } = form
  const levels = useCall(lookups.publicPhicCategories, {}).data ?? []
  return (
    <Section id="licences" title="Licences">
      <Stack gap={5}>
        <api.Field name="dohLtoNo">
          {(field) => (
            <TextField
              label="DOH licence to operate"
              isCode
              hint="All but dental and rehabilitation clinics have one."
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="dohLtoValidity">
          {(field) => <DateField label="DOH licence valid until" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="phicAccreditationNo">
          {(field) => <TextField label="PhilHealth accreditation number" isCode {...bind(field)} />}
        </api.Field>
        <api.Field name="phicValidity">
          {(field) => <DateField label="PhilHealth accreditation valid until" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="phicCategoryCode">
          {(field) => (
            <NativeSelect
              label="PhilHealth category"
              placeholder="None"
              options={levels
                .filter(({ groupBy }) => groupBy === undefined || groupBy === null || groupBy === 'FACILITY')
                .map(({ code, description }) => ({ value: code, label: description }))}
              {...bind(field)}
            />
          )}
        </api.Field>
      </Stack>
    </Section>
  )
}

/** What was agreed; only staff enter it. */
export function ContractSection({ form }: { form: FacilityFormHandle }): ReactElement {
  const { api, bind } = form
  return (
    <Section
      id="contract"
      title="Accreditation and contract"
      description="Needed before the facility can be accredited. Adding a signed contract under Documents sets the dates too."
    >
      <Stack gap={5}>
        <api.Field name="hfCode">
          {(field) => {
            const { onChange, ...rest } = bind(field)
            return (
              <TextField
                label="Provider code"
                isCode
                hint="The code in the claims system."
                {...rest}
                onChange={(text) => onChange(text.toUpperCase())}
              />
            )
          }}
        </api.Field>
        <api.Field name="contractEffectiveDate">
          {(field) => <DateField label="Contract in force from" {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="contractValidityDate">
          {(field) => <DateField label="Contract in force until" {...dayBinding(bind(field))} />}
        </api.Field>
      </Stack>
    </Section>
  )
}
