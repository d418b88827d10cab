import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { codePatterns } from '@capiz/domain/codes'
import { weekdayOf } from '@capiz/domain/schedule'
import { personName } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { useCall } from '../../../platform/data/query.tsx'
import { DaysThatDiffer } from '../../../patterns/DaysThatDiffer.tsx'
import { holidayNotes } from '../../../patterns/holiday-notes.ts'
import { today } from '../../../patterns/today.ts'
import { Entry, EntryPage } from '../EntryPage.tsx'
import { LaterDayQuestion } from './LaterDayQuestion.tsx'
import { changesOf, professionLabel, type PublicPhysician, type PublicPlace, weekOf } from './format.ts'

function Place({ place, of }: { place: PublicPlace; of: string }): ReactElement {
  const day = today()
  const week = weekOf(place, day)
  const changes = changesOf(place, day)
  const where = [place.city, place.room].filter(Boolean).join(', ')
  return (
    <Card
      title={<Link href={`/directory/${place.code}`}>{place.name}</Link>}
      description={where === '' ? undefined : where}
    >
      <Stack gap={4}>
        {week.length === 0 ? (
          <Text>No weekly clinic hours are on record. Call the facility before you go.</Text>
        ) : (
          <WeekSchedule
            label={`Clinic hours of ${of} at ${place.name}`}
            entries={week}
            today={weekdayOf(day)}
            empty="No clinic"
            notes={holidayNotes(place.holidays, day)}
          />
        )}
        <DaysThatDiffer lines={changes} />
      </Stack>
    </Card>
  )
}

function Physician({ physician }: { physician: PublicPhysician }): ReactElement {
  const { code, facilities, dentist } = physician
  const [first] = facilities
  const name = personName(physician)
  const noun = dentist ? 'dentist' : 'physician'
  return (
    <Entry noun={noun} title={name} kind={professionLabel(physician)} entry={physician}>
      {first !== undefined && (
        <Card title="Ask about a day" description="A plain yes or no, with a link you can share.">
          <LaterDayQuestion physicianCode={code} places={facilities} place={first.code} day={today()} />
        </Card>
      )}
      {facilities.map((place) => (
        <Place key={place.code} place={place} of={name} />
      ))}
      {first === undefined && physician.accredited && (
        <Text>No accredited place of practice is on record.</Text>
      )}
    </Entry>
  )
}

const isPhysicianCode = new RegExp(`^${codePatterns.physician}$`)

/** One physician or dentist for everybody: accredited today or not, where, and when. */
export function PhysicianPage(): ReactElement {
  const code = (useParams().code ?? '').toUpperCase()
  const isCode = isPhysicianCode.test(code)
  const answer = useCall(physicianDirectory.get, { params: { code } }, { isEnabled: isCode })
  return (
    <EntryPage
      noun="physician"
      code={code}
      isCode={isCode}
      answer={answer}
      back={{ href: '/directory/physicians', label: 'Physicians and dentists' }}
      titleOf={(physician) => `${personName(physician)}, ${professionLabel(physician)}`}
    >
      {(physician) => <Physician physician={physician} />}
    </EntryPage>
  )
}
