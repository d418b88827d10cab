import { openingExceptionFields } from '@capiz/domain/facility'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TimeField, type TimeText } from '@capiz/ui/TimeField'
import type { ReactElement } from 'react'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'
import { emptyException } from './values.ts'

const { label, entry, max } = facilityField('openingExceptions')
const [date, startTime, endTime, occasion] = openingExceptionFields

interface DayProps {
  form: FacilityFormHandle
  at: number
  onRemove: () => void
}

/** One day that differs from the week; without times it is closed. */
function DayLine({ form, at, onRemove }: DayProps): ReactElement {
  const path = `openingExceptions[${at}]` as const
  const declared = partOf<Record<string, unknown>>(form)
  const time = (field: typeof startTime | typeof endTime) => (
    <form.api.Field name={`${path}.${field.name}`}>
      {(bound) => {
        const { value, onChange, ...rest } = form.bind(bound)
        return (
          <TimeField label={field.label} {...rest} value={value as TimeText | null} onChange={onChange} />
        )
      }}
    </form.api.Field>
  )
  return (
    <Card
      title={`${entry} ${at + 1}`}
      level={3}
      actions={
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove ${entry.toLowerCase()} ${at + 1}`}
          onPress={onRemove}
        >
          Remove
        </Button>
      }
    >
      <Columns ratio="1/1/1" gap={4}>
        <FieldAt form={declared} field={date} path={`${path}.${date.name}`} />
        <Inline gap={4}>
          {time(startTime)}
          {time(endTime)}
        </Inline>
        <FieldAt form={declared} field={occasion} path={`${path}.${occasion.name}`} />
      </Columns>
    </Card>
  )
}

/** The days on which the hours differ from the week, a card each. */
export function OpeningExceptions({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <form.api.Field name="openingExceptions" mode="array">
      {(list) => (
        <Stack gap={4}>
          <Text weight="medium">{label}</Text>
          <Text tone="muted">
            Enter the hours of such a day, or no times where the facility is closed. Visitors read the
            occasion. No clinic is held on a closed day.
          </Text>
          {list.state.value.map(({ id }, at) => (
            <DayLine key={id} form={form} at={at} onRemove={() => list.removeValue(at)} />
          ))}
          {list.state.value.length < max && (
            <Inline>
              <Button size="sm" onPress={() => list.pushValue(emptyException(list.state.value))}>
                Add a day
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </form.api.Field>
  )
}
