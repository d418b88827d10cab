import { directory } from '@capiz/api/contract/directory'
import { codePatterns } from '@capiz/domain/codes'
import { weekdayOf } from '@capiz/domain/schedule'
import { formatDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { DaysThatDiffer } from '../../patterns/DaysThatDiffer.tsx'
import { holidayNotes } from '../../patterns/holiday-notes.ts'
import { exceptionTexts } from '../../patterns/opening-exceptions.ts'
import { today } from '../../patterns/today.ts'
import { weekEntry } from '../../patterns/week-entry.ts'
import { useCall } from '../../platform/data/query.tsx'
import { Entry, EntryPage } from './EntryPage.tsx'
import { Telephones } from './Telephones.tsx'
import { openingText } from './opening.ts'
import { careLabel, kindLabel, type PublicFacility } from './labels.ts'

function factsOf(facility: PublicFacility): Fact[] {
  const { name, address, telephone, website, serviceTypes } = facility
  return [
    { id: 'address', label: 'Address', value: address, isWide: true },
    {
      id: 'telephone',
      label: 'Telephone',
      value: telephone.length > 0 && <Telephones numbers={telephone} of={name} />,
    },
    { id: 'website', label: 'Website', value: website && <Link href={website}>{website}</Link> },
    { id: 'care', label: 'Care settings', value: careLabel(serviceTypes) },
  ]
}

/** The opening hours: what holds today, the week, and what is noted besides. */
function Opening({ facility }: { facility: PublicFacility }): ReactElement {
  const { name, openAlways, openingHours, openingExceptions, holidays, clinicHours } = facility
  const day = today()
  return (
    <Card title="Opening hours">
      <Stack gap={4}>
        {!openAlways && openingHours.length === 0 ? (
          <Text>No opening hours are on record. Call before you go.</Text>
        ) : (
          <Text size="large">{`Today, ${formatDay(day)}: ${openingText(facility, day)}.`}</Text>
        )}
        {!openAlways && openingHours.length > 0 && (
          <WeekSchedule
            label={`Opening hours of ${name}`}
            entries={openingHours.map(weekEntry)}
            today={weekdayOf(day)}
            empty="Closed"
            notes={holidayNotes(holidays, day)}
          />
        )}
        <DaysThatDiffer lines={exceptionTexts(openingExceptions, day)} />
        {clinicHours !== null && <Text tone="muted">{clinicHours}</Text>}
      </Stack>
    </Card>
  )
}

function Facility({ facility }: { facility: PublicFacility }): ReactElement {
  return (
    <Entry noun="facility" title={facility.name} kind={kindLabel(facility)} entry={facility}>
      {facility.accredited && (
        <>
          {facility.coveredAccountsOnly && (
            <Notice tone="attention" title="For members of some accounts only">
              This facility takes members of the companies it has an agreement with. Ask your company or the
              facility before you go.
            </Notice>
          )}
          <Card title="Where and how to reach it">
            <DescriptionList facts={factsOf(facility)} />
          </Card>
          <Opening facility={facility} />
          <Stack align="start">
            <LinkButton href={`/directory/physicians?at=${facility.code}`}>
              Physicians and dentists here
            </LinkButton>
          </Stack>
        </>
      )}
    </Entry>
  )
}

const isFacilityCode = new RegExp(`^${codePatterns.facility}$`)

/** One facility for everybody: accredited today or not, in one word, and how to reach it. */
export function FacilityPage(): ReactElement {
  const code = (useParams().code ?? '').toUpperCase()
  const isCode = isFacilityCode.test(code)
  const answer = useCall(directory.get, { params: { code } }, { isEnabled: isCode })
  return (
    <EntryPage
      noun="facility"
      code={code}
      isCode={isCode}
      answer={answer}
      back={{ href: '/directory', label: 'Directory' }}
      titleOf={({ name, city }) => [name, city].filter(Boolean).join(', ')}
    >
      {(facility) => <Facility facility={facility} />}
    </EntryPage>
  )
}
