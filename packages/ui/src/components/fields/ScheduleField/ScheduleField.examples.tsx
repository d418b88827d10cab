import type { ReactElement } from 'react'
import { useState } from 'react'
import { ScheduleField } from '@capiz/ui/ScheduleField'
import type { TimeBlock } from '@capiz/ui/ScheduleField'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/ScheduleField', parameters: { docs: { isWide: true } } }

/** Hours of every week, drawn or typed; those at another place are shown with it. */
export function WithOtherPlaces(): ReactElement {
  const [hours, setHours] = useState<readonly TimeBlock[]>([
    { day: 'MON', from: '09:00', to: '12:00' },
    { day: 'WED', from: '09:00', to: '12:00' },
  ])
  return (
    <ScheduleField
      label="Clinic hours"
      from="08:00"
      until="18:00"
      value={hours}
      onChange={setHours}
      others={[{ day: 'MON', from: '11:00', to: '14:00', label: 'Liwanag Medical Center' }]}
    />
  )
}

/** Hours as people write them, each in another way. */
export function DontTakeText(): ReactElement {
  const [hours, setHours] = useState('MWF 9-12nn; Sat by appt.')
  return <TextField label="Clinic hours" value={hours} onChange={setHours} />
}
