import { Button } from '@capiz/ui/Button'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DatePicker } from '@capiz/ui/DatePicker'
import { FieldRow } from '@capiz/ui/Form'
import { type OtherBlock, ScheduleField } from '@capiz/ui/ScheduleField'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { HoursFormApi } from './form-api.ts'

interface SetFieldsProps {
  form: HoursFormApi
  at: number
  count: number
  others: readonly OtherBlock[]
  onRemove: () => void
}

/** One set of weekly hours: the week grid, the days between which it holds, and what holds for all of it. */
export function SetFields({ form, at, count, others, onRemove }: SetFieldsProps): ReactElement {
  const { Field } = form.api
  const name = count > 1 ? `Weekly hours ${at + 1}` : 'Weekly hours'
  return (
    <Stack gap={4}>
      <Field name={`sets[${at}].blocks`}>
        {(field) => <ScheduleField label={name} others={others} {...form.bind(field)} />}
      </Field>
      <FieldRow columns={3}>
        <Field name={`sets[${at}].validFrom`}>
          {(field) => (
            <DatePicker label="First day" hint="Leave empty when they hold already." {...form.bind(field)} />
          )}
        </Field>
        <Field name={`sets[${at}].validUntil`}>
          {(field) => (
            <DatePicker label="Last day" hint="Leave empty when no end is known." {...form.bind(field)} />
          )}
        </Field>
        <Field name={`sets[${at}].room`}>
          {(field) => (
            <TextField label="Room" hint="Such as Room 204." maxLength={60} {...form.bind(field)} />
          )}
        </Field>
      </FieldRow>
      <Field name={`sets[${at}].byAppointment`}>
        {(field) => {
          const { value, ...rest } = form.bind(field)
          return (
            <Checkbox {...rest} isSelected={value}>
              By appointment only
            </Checkbox>
          )
        }}
      </Field>
      {count > 1 ? (
        <Inline gap={2}>
          <Button size="sm" variant="quiet" onPress={onRemove}>
            {`Remove ${name.toLowerCase()}`}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}
