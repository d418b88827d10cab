import type { ReactElement } from 'react'
import { useState } from 'react'
import { DateField } from '@capiz/ui/DateField'
import type { DateFieldProps } from '@capiz/ui/DateField'
import { DateRangePicker } from '@capiz/ui/DateRangePicker'
import type { DayRange } from '@capiz/ui/DateRangePicker'
import { FieldRow } from '@capiz/ui/Form'

export default { title: 'Examples/DateRangePicker' }

/** Typed or picked from one calendar; the usual ranges have a name. */
export function NamedRanges(): ReactElement {
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-01', to: '2026-11-30' })
  return (
    <DateRangePicker
      label="Received between"
      width="long"
      value={range}
      onChange={setRange}
      presets={[
        { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
        { label: 'This year', range: { from: '2026-01-01', to: '2026-12-31' } },
      ]}
    />
  )
}

/** Bounded where days cannot be chosen; the hint says the bound. */
export function Bounded(): ReactElement {
  const [range, setRange] = useState<DayRange | null>(null)
  return (
    <DateRangePicker
      label="Period of the report"
      width="long"
      hint="Not before 1 Jan 2024."
      minValue="2024-01-01"
      isRequired
      value={range}
      onChange={setRange}
    />
  )
}

/** Two fields for one answer. */
export function DontAskTwice(): ReactElement {
  const [from, setFrom] = useState<DateFieldProps['value']>('2026-11-30')
  const [to, setTo] = useState<DateFieldProps['value']>('2026-11-01')
  return (
    <FieldRow>
      <DateField label="Received from" value={from} onChange={setFrom} />
      <DateField label="Received until" value={to} onChange={setTo} />
    </FieldRow>
  )
}
