import { Button } from '@capiz/ui/Button'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

const { label, help, max } = facilityField('telephone')

interface TelephoneProps {
  form: FacilityFormHandle
}

/** The telephone numbers of the facility, each in a box of its own. */
export function TelephoneNumbers({ form: { api, bind } }: TelephoneProps): ReactElement {
  return (
    <api.Field name="telephone" mode="array">
      {(list) => (
        <>
          {list.state.value.map((_, at) => (
            // numbers have no identity besides their place
            // oxlint-disable-next-line react/no-array-index-key
            <api.Field key={at} name={`telephone[${at}]`}>
              {(field) => (
                <TextField
                  label={at === 0 ? label : `${label} ${at + 1}`}
                  type="tel"
                  hint={at === 0 ? help : undefined}
                  {...bind(field)}
                  errorMessage={bind(field).errorMessage ?? (at === 0 ? bind(list).errorMessage : undefined)}
                  // the problem of the whole list leads to its first number
                  id={at === 0 ? bind(list).id : bind(field).id}
                />
              )}
            </api.Field>
          ))}
        </>
      )}
    </api.Field>
  )
}

/** Adds a box for another telephone number, up to the most a facility has. */
export function AddTelephone({ form: { api } }: TelephoneProps): ReactElement {
  return (
    <api.Field name="telephone" mode="array">
      {(list) =>
        list.state.value.length < max ? (
          <div>
            <Button size="sm" onPress={() => list.pushValue('')}>
              Add a telephone number
            </Button>
          </div>
        ) : null
      }
    </api.Field>
  )
}
