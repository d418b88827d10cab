import { DateField } from '@capiz/ui/DateField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { dayBinding } from '../../../patterns/provider/form/day.ts'
import { professions, sexes } from '../../../patterns/physician-words.ts'
import { KnownName } from './Known.tsx'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'

/** Who the physician is. */
export function IdentitySection({ form }: { form: PhysicianFormHandle }): ReactElement {
  const { api, bind } = form
  return (
    <Section id="identity" title="Physician">
      <Stack gap={5}>
        <api.Field name="phyTypeCode">
          {(field) => (
            <RadioGroup label="Profession" isRequired layout="row" options={professions} {...bind(field)} />
          )}
        </api.Field>
        <api.Field name="lastName">
          {(field) => <TextField label="Last name" isRequired maxLength={80} {...bind(field)} />}
        </api.Field>
        <api.Field name="firstName">
          {(field) => <TextField label="First name" isRequired maxLength={80} {...bind(field)} />}
        </api.Field>
        <KnownName form={form} />
        <api.Field name="middleName">
          {(field) => <TextField label="Middle name" maxLength={80} {...bind(field)} />}
        </api.Field>
        <api.Field name="suffix">
          {(field) => (
            <TextField
              label="Suffix"
              hint="Such as Jr. or III."
              maxLength={10}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="birthDate">
          {(field) => <DateField label="Birth date" isRequired {...dayBinding(bind(field))} />}
        </api.Field>
        <api.Field name="sex">
          {(field) => <RadioGroup label="Sex" isRequired layout="row" options={sexes} {...bind(field)} />}
        </api.Field>
      </Stack>
    </Section>
  )
}
