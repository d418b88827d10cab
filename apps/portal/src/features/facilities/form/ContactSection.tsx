import { Checkbox } from '@capiz/ui/Checkbox'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { CardRows } from '../../../patterns/provider/form/CardRows.tsx'
import type { FacilityFormHandle } from './useFacilityForm.ts'
import { emptyContact } from './values.ts'

/** Contact persons kept at most. */
const most = 10

interface PersonProps {
  form: FacilityFormHandle
  at: number
}

function Person({ form, at }: PersonProps): ReactElement {
  const { api, bind } = form
  return (
    <Stack gap={4}>
      <api.Field name={`contacts[${at}].name`}>
        {(field) => <TextField label="Name" isRequired {...bind(field)} />}
      </api.Field>
      <api.Field name={`contacts[${at}].position`}>
        {(field) => <TextField label="Position" {...bind(field)} />}
      </api.Field>
      <api.Field name={`contacts[${at}].telephone`}>
        {(field) => <TextField label="Telephone" type="tel" {...bind(field)} />}
      </api.Field>
      <api.Field name={`contacts[${at}].emailAddress`}>
        {(field) => <TextField label="E-mail" type="email" {...bind(field)} />}
      </api.Field>
      <api.Field name={`contacts[${at}].coordinator`}>
        {(field) => {
          const { value, ...rest } = bind(field)
          return (
            <Checkbox isSelected={value} {...rest}>
              Coordinates with the HMO
            </Checkbox>
          )
        }}
      </api.Field>
    </Stack>
  )
}

/** The people to talk to. */
export function ContactSection({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <Section id="contacts" title="Contact persons">
      <form.api.Field name="contacts" mode="array">
        {(list) => (
          <CardRows
            list={list}
            word="Contact person"
            addLabel="Add a person"
            most={most}
            empty={emptyContact}
          >
            {(at) => <Person form={form} at={at} />}
          </CardRows>
        )}
      </form.api.Field>
    </Section>
  )
}
