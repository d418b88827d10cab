import type { ReactElement } from 'react'
import { Text } from '@capiz/ui/Text'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'

export default { title: 'Examples/WeekSchedule' }

/** Every day has a line; hours at several places have the name of the place. */
export function WholeWeek(): ReactElement {
  return (
    <WeekSchedule
      label="Clinic hours of Dr. Marisol Reyes"
      today="WED"
      entries={[
        { day: 'MON', from: '09:00', to: '12:00', label: 'Sampaguita Medical Center' },
        { day: 'MON', from: '14:00', to: '17:00', label: 'Liwanag Medical Center' },
        { day: 'WED', from: '09:00', to: '12:00' },
        { day: 'SAT', from: '08:30', to: '11:15' },
      ]}
    />
  )
}

/** A week as a text. */
export function DontWriteSentences(): ReactElement {
  return (
    <Text>
      Monday 9 to 12 (Sampaguita) and 2 to 5 p.m. (Liwanag), Wednesday in the morning, every Saturday 8:30 to
      11:15.
    </Text>
  )
}
