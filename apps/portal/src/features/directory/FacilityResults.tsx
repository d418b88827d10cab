import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { kindLabel, type PublicFacility } from './labels.ts'
import { openingText } from './opening.ts'
import { clinicDayLabel, type ClinicDay } from './physicians/clinic-day.ts'
import { Result, Results } from './ResultList.tsx'
import { Telephones } from './Telephones.tsx'

/** Facilities as rows. */
export function FacilityResults({
  facilities,
  isStale,
  day,
}: {
  facilities: readonly PublicFacility[]
  isStale: boolean
  /** the day whose opening hours are shown; empty for none */
  day: ClinicDay | ''
}): ReactElement {
  return (
    <Results isStale={isStale}>
      {facilities.map((facility) => (
        <Result
          key={facility.code}
          href={`/directory/${facility.code}`}
          name={facility.name}
          kind={kindLabel(facility)}
          accreditedUntil={facility.accreditedUntil}
          confirmed={facility.confirmed}
          place={
            <>
              {facility.address !== null && <Text size="large">{facility.address}</Text>}
              {day !== '' && <Text>{`${clinicDayLabel(day)}: ${openingText(facility, day)}`}</Text>}
            </>
          }
          reach={<Telephones numbers={facility.telephone} of={facility.name} isButtonOnPhone />}
        />
      ))}
    </Results>
  )
}
