import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Switch } from '@capiz/ui/Switch'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useCan } from '../../../app/session/session.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** What only staff know: remarks, and whether the facility is closed to all but its covered accounts. */
export function KeepingSection({ form }: { form: FacilityFormHandle }): ReactElement {
  const { api, bind } = form
  const canBlock = useCan()('HF_NETWORK_EDIT')
  return (
    <Section id="keeping" title="Record">
      <Stack gap={5}>
        <api.Field name="remarks">
          {(field) => <TextArea label="Remarks" hint="For staff only." maxLength={2000} {...bind(field)} />}
        </api.Field>
        {canBlock ? (
          <api.Field name="blocked">
            {(field) => (
              <Switch
                isSelected={field.state.value === true}
                onChange={field.handleChange}
                hint="Members of covered accounts may still use it."
              >
                Blocked
              </Switch>
            )}
          </api.Field>
        ) : null}
        <api.Subscribe selector={(state) => state.values.blocked === true}>
          {(isBlocked) =>
            isBlocked && canBlock ? (
              <api.Field name="blockedReason">
                {(field) => (
                  <TextArea label="Why it is blocked" isRequired maxLength={500} {...bind(field)} />
                )}
              </api.Field>
            ) : null
          }
        </api.Subscribe>
      </Stack>
    </Section>
  )
}
