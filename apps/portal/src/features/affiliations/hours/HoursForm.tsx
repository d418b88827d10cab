import { savedMessage } from '@capiz/domain/text'
import { physician } from '@capiz/api/contract/physician'
import { scheduleClashes } from '@capiz/domain/schedule'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Notice } from '@capiz/ui/Notice'
import { Section } from '@capiz/ui/Section'
import { Inline, Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { today } from '../../../patterns/today.ts'
import { SubmitButton } from '../../../patterns/SubmitButton.tsx'
import { ExceptionFields } from './ExceptionFields.tsx'
import {
  emptySet,
  freeId,
  type FacilityHours,
  hoursBeside,
  hoursOfForm,
  hoursSchema,
  hoursValues,
} from './hours-form.ts'
import { HoursShown } from './HoursShown.tsx'
import { SetFields } from './SetFields.tsx'

interface HoursFormProps {
  hours: FacilityHours
  /** the hours at the physician's other facilities */
  elsewhere: readonly FacilityHours[]
  onClose: () => void
}

/** The form of the hours at a facility, with a draft on this device. */
function useHoursForm(hours: FacilityHours, onClose: () => void) {
  const { physicianCode, healthFacilityCode, healthFacilityName } = hours
  return useSaveForm({
    name: 'hours',
    schema: hoursSchema,
    values: hoursValues(hours),
    draft: {
      form: `clinic-hours-${physicianCode}-${healthFacilityCode}`,
      title: `Clinic hours at ${healthFacilityName}`,
    },
    fromRecord: (current) => hoursValues(current as FacilityHours),
    save: (values, idempotencyKey) => {
      const { entries, exceptions } = hoursOfForm(values)
      const body = {
        physicianCode,
        healthFacilityCode,
        version: values.version,
        entries: [...entries],
        exceptions: [...exceptions],
      }
      return call(physician.saveSchedule, { body }, { idempotencyKey })
    },
    onSaved: () => {
      showToast('success', savedMessage(`The schedule at ${healthFacilityName}`))
      void refreshCalls('physician.*', 'affiliation.*', 'publicPhysician.*')
      onClose()
    },
  })
}

interface ClashesProps {
  exceptions: ReturnType<typeof hoursValues>['exceptions']
  elsewhere: readonly FacilityHours[]
}

/** Extra clinics that fall together with hours at other facilities. */
function Clashes({ exceptions, elsewhere }: ClashesProps): ReactElement | null {
  const clashes = scheduleClashes(
    { ...hoursOfForm({ sets: [], exceptions }) },
    elsewhere.map((other) => ({ name: other.healthFacilityName, hours: other })),
    today(),
  )
  return clashes.length === 0 ? null : (
    <Notice tone="attention" title="Overlapping hours at other places" isLive>
      <ul>
        {clashes.map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Changes the clinic hours at one facility: weekly hours, each with its days, extra clinics and absences. */
export function HoursForm({ hours, elsewhere, onClose }: HoursFormProps): ReactElement {
  const { healthFacilityName } = hours
  const form = useHoursForm(hours, onClose)
  const newId = (): number => freeId(form.api.state.values)
  return (
    <Card title={`Clinic hours at ${healthFacilityName}`}>
      <Form width="full" onSubmit={form.submit} aria-label={`Clinic hours at ${healthFacilityName}`}>
        <Stack gap={6}>
          {form.draft}
          {form.summary}
          <form.api.Field name="sets" mode="array">
            {(list) => (
              <Stack gap={6}>
                {list.state.value.map((set, at) => (
                  <form.api.Subscribe key={set.id} selector={(state) => state.values.sets}>
                    {(sets) => (
                      <SetFields
                        form={form}
                        at={at}
                        count={sets.length}
                        others={hoursBeside(at, { sets }, elsewhere)}
                        onRemove={() => list.removeValue(at)}
                      />
                    )}
                  </form.api.Subscribe>
                ))}
                <Inline gap={2}>
                  <Button size="sm" onPress={() => list.pushValue(emptySet(newId()))}>
                    Add hours for other days or another room
                  </Button>
                </Inline>
              </Stack>
            )}
          </form.api.Field>
          <Section
            title="Days that differ"
            description="Absences, extra clinics, and other hours in place of the weekly ones. On a holiday the weekly hours do not hold; extra clinics and other hours do. The reason is for staff and the physician only."
            level={3}
          >
            <ExceptionFields form={form} newId={newId} />
          </Section>
          <form.api.Subscribe selector={(state) => state.values}>
            {({ exceptions }) => <Clashes exceptions={exceptions} elsewhere={elsewhere} />}
          </form.api.Subscribe>
          <FormActions>
            <SubmitButton api={form.api} pendingLabel="Saving">
              Save clinic hours
            </SubmitButton>
            <Button onPress={onClose}>Cancel</Button>
          </FormActions>
        </Stack>
      </Form>
      <ConflictDialog conflict={form.conflict}>
        {form.conflict ? <HoursShown hours={{ ...hours, ...hoursElsewhere(form.conflict.stored) }} /> : null}
      </ConflictDialog>
    </Card>
  )
}

function hoursElsewhere(values: ReturnType<typeof hoursValues>) {
  const { entries, exceptions } = hoursOfForm(values)
  return { entries: [...entries], exceptions: [...exceptions] }
}
