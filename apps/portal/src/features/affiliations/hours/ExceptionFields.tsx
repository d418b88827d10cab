import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { TimeField, type TimeText } from '@capiz/ui/TimeField'
import type { ReactElement } from 'react'
import type { HoursFormApi } from './form-api.ts'
import type { ExceptionLine } from './hours-form.ts'

interface ExceptionFieldsProps {
  form: HoursFormApi
  newId: () => number
}

function emptyLine(id: number, kind: ExceptionLine['kind']): ExceptionLine {
  const times =
    kind === 'ABSENT' ? { startTime: null, endTime: null } : { startTime: '09:00', endTime: '12:00' }
  return { id, kind, date: null, until: null, remarks: '', ...times }
}

const names = { EXTRA: 'Extra clinic', INSTEAD: 'Other hours', ABSENT: 'Absence' } as const

interface LineProps {
  form: HoursFormApi
  at: number
  line: ExceptionLine
  onRemove: () => void
}

function Line({ form, at, line, onRemove }: LineProps): ReactElement {
  const { Field } = form.api
  const isAbsence = line.kind === 'ABSENT'
  const name = `${names[line.kind]} ${at + 1}`
  const times = (part: 'startTime' | 'endTime', label: string) => (
    <Field name={`exceptions[${at}].${part}`}>
      {(field) => {
        const { value, onChange, ...rest } = form.bind(field)
        return (
          <TimeField
            label={label}
            isRequired={!isAbsence}
            {...rest}
            value={value as TimeText | null}
            onChange={onChange}
          />
        )
      }}
    </Field>
  )
  return (
    <Card
      title={name}
      level={3}
      actions={
        <Button size="sm" variant="quiet" aria-label={`Remove ${name.toLowerCase()}`} onPress={onRemove}>
          Remove
        </Button>
      }
    >
      <Columns ratio="1/1/1" gap={4}>
        <Field name={`exceptions[${at}].date`}>
          {(field) => <DatePicker label={isAbsence ? 'First day' : 'Day'} isRequired {...form.bind(field)} />}
        </Field>
        {isAbsence ? (
          <Field name={`exceptions[${at}].until`}>
            {(field) => <DatePicker label="Last day" {...form.bind(field)} />}
          </Field>
        ) : null}
        <Inline gap={4}>
          {times('startTime', 'From')}
          {times('endTime', 'To')}
        </Inline>
        <Field name={`exceptions[${at}].remarks`}>
          {(field) => <TextField label="Reason" maxLength={500} {...form.bind(field)} />}
        </Field>
      </Columns>
    </Card>
  )
}

/** Extra clinics, other hours and absences, a line each; an absence without times takes whole days. */
export function ExceptionFields({ form, newId }: ExceptionFieldsProps): ReactElement {
  return (
    <form.api.Field name="exceptions" mode="array">
      {(list) => (
        <Stack gap={4}>
          {list.state.value.length === 0 ? (
            <Text tone="muted">None. The weekly hours hold on every day but holidays.</Text>
          ) : null}
          {list.state.value.map((line, at) => (
            <Line key={line.id} {...{ form, at, line }} onRemove={() => list.removeValue(at)} />
          ))}
          <Inline gap={2}>
            <Button size="sm" onPress={() => list.pushValue(emptyLine(newId(), 'ABSENT'))}>
              Add an absence
            </Button>
            <Button size="sm" onPress={() => list.pushValue(emptyLine(newId(), 'EXTRA'))}>
              Add an extra clinic
            </Button>
            <Button size="sm" onPress={() => list.pushValue(emptyLine(newId(), 'INSTEAD'))}>
              Add other hours
            </Button>
          </Inline>
        </Stack>
      )}
    </form.api.Field>
  )
}
