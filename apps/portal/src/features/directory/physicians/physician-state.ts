import type { InputOf } from '@capiz/api/contract/define'
import type { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { oneOf, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { clinicDay, clinicDayLabel, type ClinicDay } from './clinic-day.ts'

/** The state of the directory of physicians, stored in the URL. */
export interface PhysicianState {
  page: number
  size: number
  name: string
  /** code of a specialty, or of one and its subspecialty joined by `~`; empty for all */
  specialty: string
  profession: 'all' | 'physician' | 'dentist'
  /** part of the name of a city, province or region where they practise */
  place: string
  /** code of a facility where they practise */
  at: string
  /** day of the week, or date, on which they hold a clinic; empty for any */
  day: ClinicDay | ''
}

/** How the address is read; see `useUrlState`. */
export const physicianSchema: UrlSchema<PhysicianState> = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50] }),
  name: text,
  specialty: text,
  profession: oneOf(['all', 'physician', 'dentist'], 'all'),
  place: text,
  at: text,
  day: clinicDay,
}

type NearQuery = NonNullable<InputOf<typeof physicianDirectory.near>['query']>
type Query = NonNullable<InputOf<typeof physicianDirectory.search>['query']>

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())
const isDentist = { all: undefined, physician: 'false', dentist: 'true' }

/** The value of a subspecialty among the specialties to choose from. */
export const subspecialtyValue = (specialty: string, subspecialty: string): string =>
  `${specialty}~${subspecialty}`

function specialtyQuery(specialty: string): Pick<Query, 'specializationCode' | 'subSpecializationCode'> {
  const [code = '', narrower = ''] = specialty.split('~')
  return { specializationCode: given(code), subSpecializationCode: given(narrower) }
}

/** The query of the list of accredited physicians; filters that are not set are left out. */
export function queryOf(state: PhysicianState): Query {
  const { page, size, name, specialty, profession, place, at, day } = state
  return {
    page,
    size,
    name: given(name),
    ...specialtyQuery(specialty),
    dentist: isDentist[profession],
    location: given(place),
    healthFacilityCode: given(at),
    day: given(day),
  }
}

/** The query for those nearest to the place of the list; undefined where the list is about no place. */
export function nearQueryOf(state: PhysicianState): NearQuery | undefined {
  if (given(state.place) === undefined && given(state.at) === undefined) return undefined
  const { page: _page, size: _size, sort: _sort, ...query } = queryOf(state)
  return query
}

/** Returns the filters of the list as text; undefined when there are none. */
export function narrowedBy(state: PhysicianState, specialty: string | undefined): string | undefined {
  const labels = [
    given(state.name) && `the name “${state.name.trim()}”`,
    given(state.specialty) && `the specialty ${specialty ?? state.specialty}`,
    state.profession !== 'all' && `${state.profession}s`,
    given(state.place) && `the place “${state.place.trim()}”`,
    given(state.at) && `the facility ${state.at.trim()}`,
    state.day !== '' && `a clinic on ${clinicDayLabel(state.day)}`,
  ].filter(Boolean)
  return labels.length === 0 ? undefined : labels.join(', ')
}
