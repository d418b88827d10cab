import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Checkbox } from '@capiz/ui/Checkbox'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
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
          <Stack gap={4}>
            {list.state.value.map((_, at) => (
              <Card
                // persons have no identity besides their place
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                title={`Contact person ${at + 1}`}
                level={3}
                actions={
                  list.state.value.length > 1 ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Remove contact person ${at + 1}`}
                      onPress={() => list.removeValue(at)}
                    >
                      Remove
                    </Button>
                  ) : undefined
                }
              >
                <Person form={form} at={at} />
              </Card>
            ))}
            {list.state.value.length < most ? (
              <div>
                <Button size="sm" onPress={() => list.pushValue(emptyContact)}>
                  Add a person
                </Button>
              </div>
            ) : null}
          </Stack>
        )}
      </form.api.Field>
    </Section>
  )
}
