import type { ReactElement } from 'react'
import { useState } from 'react'
import { TimeField } from '@capiz/ui/TimeField'
import type { TimeText } from '@capiz/ui/TimeField'

export default { title: 'Examples/TimeField' }

/** A time of day on the 24-hour clock. */
export function OpensAt(): ReactElement {
  const [time, setTime] = useState<TimeText | null>('08:30')
  return (
    <TimeField
      label="Opens at"
      width="short"
      hint="Not before 06:00."
      minValue="06:00"
      value={time}
      onChange={setTime}
    />
  )
}

/** A time before the first one that can be chosen. */
export function TooEarly(): ReactElement {
  const [time, setTime] = useState<TimeText | null>('05:00')
  return (
    <TimeField
      label="Opens at"
      width="short"
      minValue="06:00"
      isRequired
      value={time}
      onChange={setTime}
      errorMessage={time !== null && time < '06:00' ? 'Enter 06:00 or later.' : undefined}
    />
  )
}

/** A length of time as a time of day: 45 minutes is not a quarter to one. */
export function DontMeasure(): ReactElement {
  const [time, setTime] = useState<TimeText | null>('00:45')
  return <TimeField label="Length of a visit" width="short" value={time} onChange={setTime} />
}
