import { weekdayOf } from '@capiz/domain/schedule'
import { Stack } from '@capiz/ui/Stack'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import type { ReactElement } from 'react'
import { DaysThatDiffer } from '../../../patterns/DaysThatDiffer.tsx'
import { holidayNotes } from '../../../patterns/holiday-notes.ts'
import { today } from '../../../patterns/today.ts'
import { type FacilityHours, weekEntries } from './hours-form.ts'
import { formatBlockValidity, formatException } from './format.ts'

interface HoursShownProps {
  hours: FacilityHours
  /** whether the week of all places stands above: the hours are text then */
  isInWeek?: boolean
}

/** The clinic hours at one facility to read: the week, then what differs from it on the coming days. */
export function HoursShown({ hours, isInWeek = false }: HoursShownProps): ReactElement {
  const day = today()
  const coming = hours.exceptions.filter(({ date, until }) => (until ?? date) >= day)
  return (
    <Stack gap={4}>
      <WeekSchedule
        label={`Clinic hours at ${hours.healthFacilityName}`}
        layout={isInWeek ? 'lines' : 'week'}
        today={weekdayOf(day)}
        notes={holidayNotes(hours.holidays, day)}
        entries={weekEntries(hours, day, (entry) => formatBlockValidity(entry, day))}
      />
      <DaysThatDiffer
        lines={coming.map((one) => [formatException(one), one.remarks].filter(Boolean).join('. '))}
      />
    </Stack>
  )
}
