import { Button } from '@capiz/ui/Button'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** Telephone numbers kept at most. */
const most = 10

/** How the facility is reached. */
export function ReachSection({ form }: { form: FacilityFormHandle }): ReactElement {
  const { api, bind } = form
  return (
    <Section id="reach" title="How to reach it">
      <Stack gap={5}>
        <api.Field name="emailAddress">
          {(field) => <TextField label="E-mail" type="email" isRequired {...bind(field)} />}
        </api.Field>
        <api.Field name="telephone" mode="array">
          {(list) => (
            <Stack gap={3}>
              {list.state.value.map((_, at) => (
                // numbers have no identity besides their place
                // oxlint-disable-next-line react/no-array-index-key
                <api.Field key={at} name={`telephone[${at}]`}>
                  {(field) => (
                    <TextField
                      label={at === 0 ? 'Telephone' : `Telephone ${at + 1}`}
                      type="tel"
                      hint={at === 0 ? 'A telephone or a mobile number is needed.' : undefined}
                      {...bind(field)}
                      errorMessage={
                        bind(field).errorMessage ?? (at === 0 ? bind(list).errorMessage : undefined)
                      }
                      // the problem of the whole list leads to its first number
                      id={at === 0 ? bind(list).id : bind(field).id}
                    />
                  )}
                </api.Field>
              ))}
              {list.state.value.length < most ? (
                <div>
                  <Button size="sm" onPress={() => list.pushValue('')}>
                    Add a number
                  </Button>
                </div>
              ) : null}
            </Stack>
          )}
        </api.Field>
        <api.Field name="mobile">
          {(field) => <TextField label="Mobile" type="tel" isCode {...bind(field)} />}
        </api.Field>
        <api.Field name="website">
          {(field) => (
            <TextField label="Website" type="url" hint="Begins with https:// or http://." {...bind(field)} />
          )}
        </api.Field>
      </Stack>
    </Section>
  )
}
