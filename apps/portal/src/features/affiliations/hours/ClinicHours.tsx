import { physician } from '@capiz/api/contract/physician'
import { weekdayOf } from '@capiz/domain/schedule'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Notice } from '@capiz/ui/Notice'
import { Columns, Stack } from '@capiz/ui/Stack'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { text, useUrlState } from '../../../platform/routing/url-state.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { useMay, useProvider } from '../../../patterns/provider/provider.ts'
import { holidayNotes } from '../../../patterns/holiday-notes.ts'
import { today } from '../../../patterns/today.ts'
import { type FacilityHours, weekEntries } from './hours-form.ts'
import { HoursShown } from './HoursShown.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

const HoursForm = lazy(async () => ({
  default: (await load(() => import('./HoursForm.tsx'))).HoursForm,
}))

/** Whose hours are being changed stands in the address. */
const schema = { at: text }

/** Every place's hours in one week, so that a day of the physician can be read at one glance. */
function WholeWeek({ all, name }: { all: readonly FacilityHours[]; name: string }): ReactElement {
  const day = today()
  return (
    <Card title="The week">
      <WeekSchedule
        label={`The week of ${name}`}
        today={weekdayOf(day)}
        notes={holidayNotes(
          all.flatMap(({ holidays }) => holidays),
          day,
        )}
        entries={all.flatMap((hours, place) =>
          weekEntries(hours, day, () => hours.healthFacilityName).map((entry) => ({ ...entry, place })),
        )}
      />
    </Card>
  )
}

interface PlaceProps {
  hours: FacilityHours
  /** whether the week of all places stands above */
  isInWeek: boolean
  onEdit: (() => void) | undefined
}

function Place({ hours, isInWeek, onEdit }: PlaceProps): ReactElement {
  return (
    <Card
      title={hours.healthFacilityName}
      actions={
        onEdit ? (
          <Button size="sm" aria-label={`Change the hours at ${hours.healthFacilityName}`} onPress={onEdit}>
            Change
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <HoursShown hours={hours} isInWeek={isInWeek} />
        {hours.warnings.length === 0 ? null : (
          <Notice tone="attention" title="Overlapping hours">
            <ul>
              {hours.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

interface PlacesProps {
  all: readonly FacilityHours[]
  /** name of the physician */
  name: string
  onEdit: ((healthFacilityCode: string) => void) | undefined
}

function Places({ all, name, onEdit }: PlacesProps): ReactElement {
  return (
    <Stack gap={5}>
      {all.length > 1 ? <WholeWeek all={all} name={name} /> : null}
      <Columns ratio="1/1" gap={5}>
        {all.map((hours) => (
          <Place
            key={hours.healthFacilityCode}
            hours={hours}
            isInWeek={all.length > 1}
            onEdit={onEdit ? () => onEdit(hours.healthFacilityCode) : undefined}
          />
        ))}
      </Columns>
    </Stack>
  )
}

/** The clinic hours of the physician around, at every facility; changed one facility at a time. */
export function ClinicHours(): ReactElement {
  const { code, name } = useProvider()
  const may = useMay()
  const [state, change] = useUrlState(schema)
  const answer = useCall(physician.schedule, { query: { physicianCode: code } })
  if (answer.isError) {
    return <ReadError title="The clinic hours could not be read" answer={answer} />
  }
  if (answer.data === undefined) {
    return (
      <Card title="Clinic hours">
        <LoadingLines count={8} />
      </Card>
    )
  }
  const all = answer.data
  const edited = may('edit-schedule')
    ? all.find(({ healthFacilityCode }) => healthFacilityCode === state.at)
    : undefined
  if (edited !== undefined) {
    return (
      <Suspense fallback={<LoadingLines count={8} />}>
        <HoursForm
          key={edited.healthFacilityCode}
          hours={edited}
          elsewhere={all.filter((other) => other !== edited)}
          onClose={() => change({ at: '' })}
        />
      </Suspense>
    )
  }
  if (all.length === 0) {
    return (
      <EmptyState title="No clinic hours yet">
        Hours belong to an affiliation. Add the facility under affiliations first.
      </EmptyState>
    )
  }
  return <Places {...{ all, name }} onEdit={may('edit-schedule') ? (at) => change({ at }) : undefined} />
}
