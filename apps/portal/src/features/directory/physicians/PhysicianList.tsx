import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { plural } from '@capiz/domain/text'
import { personName } from '@capiz/domain/text'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Tag } from '@capiz/ui/Tag'
import { Text } from '@capiz/ui/Text'
import { Fragment, type ReactElement } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCall, useLaterCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { today } from '../../../patterns/today.ts'
import { DirectoryFrame } from '../DirectoryFrame.tsx'
import { DirectoryTerm } from '../DirectoryTerm.tsx'
import * as styles from '../directory.css.ts'
import { MoreFilters } from '../MoreFilters.tsx'
import { Result, Results } from '../ResultList.tsx'
import { LaterInsteadOfPhysicians } from './LaterInsteadOfPhysicians.tsx'
import {
  narrowedBy,
  type PhysicianState,
  physicianSchema,
  queryOf,
  subspecialtyValue,
} from './physician-state.ts'
import { clinicDayLabel, clinicDayOptions, clinicWeekText, clinicHoursText } from './clinic-day.ts'
import { professionLabel, type PublicPhysician } from './format.ts'

/** Text with times, such as `Mon 08:00–12:00`: no line of it ends inside of a time. */
function WholeTimes({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/(\d\d:\d\d–\d\d:\d\d)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className={styles.time}>
            {part}
          </span>
        ),
      )}
    </>
  )
}

/** Hours of days, such as `Mon 08:00–12:00; Tue 09:00–11:00`: a line ends between days as long as a day fits into one. */
function WholeHours({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/(?<=;) /).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={styles.dayHours}>
            <WholeTimes text={part} />
          </span>
        </Fragment>
      ))}
    </>
  )
}

/** The first place of practice, one that matches, with its clinic of the chosen day or of the week. */
function Places({ facilities, day }: Pick<PublicPhysician, 'facilities'> & Pick<PhysicianState, 'day'>) {
  const [place] = facilities
  if (place === undefined) return <Text tone="muted">No place of practice is on record.</Text>
  const others = facilities.length - 1
  const clinic =
    day === ''
      ? clinicWeekText(place, today())
      : `${clinicDayLabel(day)}: ${clinicHoursText(place, day, today())}`
  return (
    <>
      <Text size="large">{[place.name, place.city].filter(Boolean).join(', ')}</Text>
      {clinic === '' ? null : (
        <Text tone={day === '' ? 'muted' : 'default'}>
          <WholeHours text={clinic} />
        </Text>
      )}
      {others > 0 ? <Text tone="muted">{plural(others, 'more place', 'more places')}</Text> : null}
    </>
  )
}

const specialtyList = async () =>
  (await import('@capiz/api/contract/reference')).lookups.publicSpecializations

const subspecialtyList = async () =>
  (await import('@capiz/api/contract/reference')).lookups.publicSubspecializations

/** The specialties to choose from, each followed by its subspecialties. */
function useSpecialties(): { code: string; description: string }[] {
  const fields = useLaterCall('lookup.publicSpecializations', specialtyList, { query: {} }).data ?? []
  const narrower = useLaterCall('lookup.publicSubspecializations', subspecialtyList, { query: {} }).data ?? []
  return fields.flatMap(({ code, description }) => [
    { code, description },
    ...narrower
      .filter(({ groupBy }) => groupBy === code)
      .map((one) => ({
        code: subspecialtyValue(code, one.code),
        description: `${description}: ${one.description}`,
      })),
  ])
}

const professions = [
  { value: 'physician', label: 'Physicians' },
  { value: 'dentist', label: 'Dentists' },
]

interface PhysicianSearchProps {
  state: PhysicianState
  change: (changes: Partial<PhysicianState>, isReplace?: boolean) => void
  specialties: readonly { code: string; description: string }[]
  /** name of the facility the list is narrowed to, once it is known */
  placeName: string | undefined
}

function PhysicianSearch({ state, change, specialties, placeName }: PhysicianSearchProps): ReactElement {
  return (
    <search className={styles.physicianSearch}>
      <DirectoryTerm
        label="Name or specialty"
        term={state.name}
        onTerm={(name) => change({ name, page: 0 }, true)}
      />
      <DirectoryTerm
        label="Place"
        placeholder="City, province or region"
        term={state.place}
        onTerm={(place) => change({ place, page: 0 }, true)}
      />
      <MoreFilters
        count={[state.profession !== 'all', state.specialty !== '', state.day !== ''].filter(Boolean).length}
      >
        <NativeSelect
          label="Profession"
          placeholder="Both professions"
          value={state.profession === 'all' ? '' : state.profession}
          options={professions}
          onChange={(value) =>
            change({ profession: value === '' ? 'all' : (value as PhysicianState['profession']), page: 0 })
          }
        />
        <NativeSelect
          label="Specialty"
          placeholder="All specialties"
          value={state.specialty}
          options={specialties.map(({ code, description }) => ({ value: code, label: description }))}
          onChange={(next) => change({ specialty: next, page: 0 })}
        />
        <NativeSelect
          label="Day"
          placeholder="Any day"
          value={state.day}
          options={clinicDayOptions(today(), state.day)}
          onChange={(day) => change({ day, page: 0 })}
        />
      </MoreFilters>
      {state.at !== '' && (
        <div>
          <Tag label={`At ${placeName ?? state.at}`} onRemove={() => change({ at: '', page: 0 })} />
        </div>
      )}
    </search>
  )
}

/** Accredited physicians and dentists for everybody: search, pages, all in the address. */
export function PhysicianList(): ReactElement {
  const [state, change] = useUrlState(physicianSchema)
  const answer = useCall(physicianDirectory.search, { query: queryOf(state) }, { keepsPrevious: true })
  const specialties = useSpecialties()
  usePageTitle('Directory of accredited physicians and dentists')
  const specialty = specialties.find(({ code }) => code === state.specialty)?.description
  const clear = { name: '', specialty: '', profession: 'all', place: '', at: '', day: '', page: 0 } as const
  const placeName = answer.data?.content[0]?.facilities.find(({ code }) => code === state.at)?.name
  return (
    <DirectoryFrame
      title="Accredited physicians and dentists"
      intro="All listed here are accredited today, at the places named."
      current="physicians"
      nouns={['accredited physician or dentist', 'accredited physicians and dentists']}
      answer={answer}
      size={state.size}
      narrowedBy={narrowedBy(state, specialty)}
      noneYet={[
        'Nobody is accredited yet',
        'Physicians and dentists appear here as soon as they are accredited.',
      ]}
      instead={<LaterInsteadOfPhysicians state={state} />}
      onClear={() => change(clear)}
      onPage={change}
      renderRows={(content, isStale) => (
        <Results isStale={isStale}>
          {content.map((physician) => (
            <Result
              key={physician.code}
              href={`/directory/${physician.code}`}
              name={personName(physician)}
              kind={professionLabel(physician)}
              accreditedUntil={physician.accreditedUntil}
              confirmed={physician.confirmed}
              place={<Places facilities={physician.facilities} day={state.day} />}
            />
          ))}
        </Results>
      )}
      search={<PhysicianSearch {...{ state, change, specialties, placeName }} />}
      foot={
        <>
          Are you a physician or dentist? <Link href="/register">Apply for accreditation</Link>
        </>
      }
    />
  )
}
