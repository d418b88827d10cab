import { weekdayOf } from '@capiz/domain/schedule'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import type { ReactElement } from 'react'
import { today } from '../../../patterns/today.ts'
import { type FacilityHours, weekEntries } from './hours-form.ts'
import { formatBlockValidity, formatException } from './format.ts'

/** The clinic hours at one facility to read: the week, then what differs from it on the coming days. */
export function HoursShown({ hours }: { hours: FacilityHours }): ReactElement {
  const day = today()
  const coming = hours.exceptions.filter(({ date, until }) => (until ?? date) >= day)
  return (
    <Stack gap={4}>
      <WeekSchedule
        label={`Clinic hours at ${hours.healthFacilityName}`}
        today={weekdayOf(day)}
        entries={weekEntries(hours, day, (entry) => formatBlockValidity(entry, day))}
      />
      {coming.length === 0 ? null : (
        <Stack gap={2}>
          <Text weight="medium">Extra clinics and absences</Text>
          <ul aria-label="Extra clinics and absences">
            {coming.map((one) => (
              <li key={JSON.stringify(one)}>
                {[formatException(one), one.remarks].filter(Boolean).join('. ')}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
