import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'

/** How the physician is reached. */
export function ReachSection({ form: { api, bind } }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <Section id="reach" title="How to reach">
      <Stack gap={5}>
        <api.Field name="emailAddress">
          {(field) => <TextField label="E-mail" type="email" isRequired {...bind(field)} />}
        </api.Field>
        <api.Field name="mobileNumber">
          {(field) => (
            <TextField
              label="Mobile"
              type="tel"
              isRequired
              isCode
              hint="Such as 09175550123, without spaces."
              {...bind(field)}
            />
          )}
        </api.Field>
        <api.Field name="telephone">
          {(field) => <TextField label="Telephone" type="tel" {...bind(field)} />}
        </api.Field>
        <api.Field name="secretary.name">
          {(field) => <TextField label="Secretary" maxLength={120} {...bind(field)} />}
        </api.Field>
        <api.Field name="secretary.telephone">
          {(field) => <TextField label="Telephone of the secretary" type="tel" {...bind(field)} />}
        </api.Field>
      </Stack>
    </Section>
  )
}
