import { NumberField } from '@capiz/ui/NumberField'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { PhysicianFormHandle } from './usePhysicianForm.ts'

/** Where the physician studied. */
export function TrainingSection({ form: { api, bind } }: { form: PhysicianFormHandle }): ReactElement {
  return (
    <Section id="training" title="Education">
      <Stack gap={5}>
        <api.Field name="medicalSchool">
          {(field) => <TextField label="Medical or dental school" maxLength={150} {...bind(field)} />}
        </api.Field>
        <api.Field name="yearGraduated">
          {(field) => (
            <NumberField
              label="Year of graduation"
              kind="year"
              hasButtons={false}
              width="short"
              {...bind(field)}
            />
          )}
        </api.Field>
      </Stack>
    </Section>
  )
}
