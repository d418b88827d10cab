import type { ReactElement } from 'react'
import { useState } from 'react'
import { DateField } from '@capiz/ui/DateField'
import { DatePicker } from '@capiz/ui/DatePicker'
import type { DatePickerProps } from '@capiz/ui/DatePicker'

export default { title: 'Examples/DatePicker' }

/** A near day, for which the weekday matters; days that cannot be are out of reach. */
export function BoundedDay(): ReactElement {
  const [day, setDay] = useState<DatePickerProps['value']>('2027-01-01')
  return (
    <DatePicker
      label="In force from"
      hint="From 1 Dec 2026 on."
      minValue="2026-12-01"
      value={day}
      onChange={setDay}
    />
  )
}

/** The error names the bound that was passed. */
export function PastTheBound(): ReactElement {
  const [day, setDay] = useState<DatePickerProps['value']>('2026-11-02')
  return (
    <DatePicker
      label="In force from"
      minValue="2026-12-01"
      value={day}
      onChange={setDay}
      errorMessage="Choose 1 Dec 2026 or a later day."
    />
  )
}

/** A birthday is typed: it is known by heart and far away. */
export function FarAwayDay(): ReactElement {
  const [day, setDay] = useState<DatePickerProps['value']>('1984-03-09')
  return <DateField label="Birthday" value={day} onChange={setDay} />
}

/** Every day can be chosen, and the error comes only after saving. */
export function DontLeaveOpen(): ReactElement {
  const [day, setDay] = useState<DatePickerProps['value']>('1999-01-01')
  return <DatePicker label="In force from" value={day} onChange={setDay} errorMessage="Wrong date." />
}

/** A calendar that has to be paged back forty years. */
export function DontPageBack(): ReactElement {
  const [day, setDay] = useState<DatePickerProps['value']>(null)
  return <DatePicker label="Birthday" value={day} onChange={setDay} />
}
