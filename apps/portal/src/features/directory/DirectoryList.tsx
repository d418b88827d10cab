import { directory } from '@capiz/api/contract/directory'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { readAhead, useCall, useLaterCall } from '../../platform/data/query.tsx'
import { readUrlState, useUrlState } from '../../platform/routing/url-state.ts'
import { today } from '../../patterns/today.ts'
import { directorySchema, filterText, isNarrowed, queryOf } from './directory-state.ts'
import * as styles from './directory.css.ts'
import { DirectoryFrame } from './DirectoryFrame.tsx'
import { DirectoryTerm } from './DirectoryTerm.tsx'
import { clinicDayOptions } from './physicians/clinic-day.ts'
import { FacilityResults } from './FacilityResults.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { LaterInsteadOfFacilities } from './LaterInsteadOfFacilities.tsx'

const typeList = async () => (await import('@capiz/api/contract/reference')).lookups.publicTypes

const foot = (
  <>
    Do you run a facility? <Link href="/register">Apply for accreditation</Link>
  </>
)

/** The search that narrows nothing. */
const nothing = { name: '', type: '', place: '', day: '', page: 0 } as const

/** Reads the rows that the list begins with at the address of the page. */
export function readFirst(): Promise<void> {
  const state = readUrlState(directorySchema, new URLSearchParams(location.search))
  return readAhead(directory.accredited, { query: queryOf(state) })
}

/** Accredited facilities for everybody: search, pages, all in the address. */
export function DirectoryList(): ReactElement {
  const [state, change] = useUrlState(directorySchema)
  const answer = useCall(directory.accredited, { query: queryOf(state) }, { keepsPrevious: true })
  const types = useLaterCall('lookup.publicTypes', typeList, { query: {} }).data ?? []
  usePageTitle('Directory of accredited facilities')
  const typeLabel = types.find(({ code }) => code === state.type)?.description
  return (
    <DirectoryFrame
      title="Accredited facilities"
      intro="Every facility listed here is accredited today. If a facility is not listed, it is not accredited today."
      current="facilities"
      nouns={['accredited facility', 'accredited facilities']}
      answer={answer}
      size={state.size}
      narrowedBy={isNarrowed(state) ? filterText(state, typeLabel) : undefined}
      noneYet={['No facility is accredited yet', 'Facilities appear here as soon as they are accredited.']}
      instead={<LaterInsteadOfFacilities state={state} />}
      onClear={() => change(nothing)}
      onPage={change}
      renderRows={(content, isStale) => (
        <FacilityResults facilities={content} isStale={isStale} day={state.day} />
      )}
      search={
        <search className={styles.search}>
          <DirectoryTerm label="Name" term={state.name} onTerm={(name) => change({ name, page: 0 }, true)} />
          <DirectoryTerm
            label="Place"
            placeholder="City, province or region"
            term={state.place}
            onTerm={(place) => change({ place, page: 0 }, true)}
          />
          <MoreFilters count={[state.type, state.day].filter(Boolean).length}>
            <NativeSelect
              label="Type"
              placeholder="All types"
              value={state.type}
              options={types.map(({ code, description }) => ({ value: code, label: description }))}
              onChange={(type) => change({ type, page: 0 })}
            />
            <NativeSelect
              label="Open on"
              placeholder="Any day"
              value={state.day}
              options={clinicDayOptions(today(), state.day)}
              onChange={(day) => change({ day, page: 0 })}
            />
          </MoreFilters>
        </search>
      }
      foot={foot}
    />
  )
}
