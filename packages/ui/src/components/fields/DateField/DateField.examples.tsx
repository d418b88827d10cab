import type { ReactElement } from 'react'
import { useState } from 'react'
import { DateField } from '@capiz/ui/DateField'
import type { DateFieldProps } from '@capiz/ui/DateField'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Inline } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/DateField' }

/** A day that is known by heart or copied from a document is typed in its three parts. */
export function KnownDay(): ReactElement {
  const [day, setDay] = useState<DateFieldProps['value']>('1984-03-09')
  return <DateField label="Birthday" maxValue="2026-11-20" value={day} onChange={setDay} />
}

/** The parts show the format, so the hint can say where the day is found. */
export function CopiedDay(): ReactElement {
  const [day, setDay] = useState<DateFieldProps['value']>(null)
  return (
    <DateField
      label="Licence valid until"
      hint="At the bottom of the licence."
      isRequired
      value={day}
      onChange={setDay}
    />
  )
}

/** Two days of a period stand beside each other. */
export function TwoDays(): ReactElement {
  const [from, setFrom] = useState<DateFieldProps['value']>('2024-03-16')
  const [until, setUntil] = useState<DateFieldProps['value']>('2027-03-15')
  return (
    <Inline gap={4} align="start">
      <DateField label="Issued on" value={from} onChange={setFrom} />
      <DateField label="Valid until" value={until} onChange={setUntil} />
    </Inline>
  )
}

/** A text field for a day: every way of writing it has to be guessed. */
export function DontTakeText(): ReactElement {
  const [day, setDay] = useState('')
  return (
    <TextField
      label="Licence valid until"
      hint="Format: MM/DD/YYYY"
      width="medium"
      value={day}
      onChange={setDay}
    />
  )
}

/** A calendar for a day that nobody looks up. */
export function DontBrowseYears(): ReactElement {
  const [day, setDay] = useState<DateFieldProps['value']>('1984-03-09')
  return <DatePicker label="Birthday" value={day} onChange={setDay} />
}
