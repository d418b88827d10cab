import type { InputOf } from '@capiz/api/contract/define'
import type { directory } from '@capiz/api/contract/directory'
import { clinicDay, clinicDayLabel, type ClinicDay } from './physicians/clinic-day.ts'
import { orderOf } from '../../patterns/list-order.ts'
import { oneOf, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

/** The state of the directory, stored in the URL. */
export interface DirectoryState {
  page: number
  size: number
  name: string
  /** code of a facility type; empty for all */
  type: string
  /** part of the name of a city, province or region */
  place: string
  /** day of the week, or date, on which it is open; empty for any */
  day: ClinicDay | ''
  sort: string
}

/** How the address is read; see `useUrlState`. */
export const directorySchema: UrlSchema<DirectoryState> = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50] }),
  name: text,
  type: text,
  place: text,
  day: clinicDay,
  sort: oneOf(['', 'name,ASC', 'city,ASC'], ''),
}

type Query = NonNullable<InputOf<typeof directory.accredited>['query']>

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** The query of the list of accredited facilities; filters that are not set are left out. */
export function queryOf({ page, size, sort, name, type, place, day }: DirectoryState): Query {
  return {
    page,
    size,
    sort: orderOf({ sort, term: name }, 'name,ASC'),
    name: given(name),
    types: given(type),
    location: given(place),
    day: given(day),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ name, type, place, day }: DirectoryState): boolean {
  return [name, type, place, day].some((value) => given(value) !== undefined)
}

/** The filters in words: `name "santa", type Hospital`; what nothing was found for. */
export function filterText(
  { name, type, place, day }: DirectoryState,
  typeLabel: string | undefined,
): string {
  return [
    given(name) && `the name “${name.trim()}”`,
    given(type) && `the type ${typeLabel ?? type}`,
    given(place) && `the place “${place.trim()}”`,
    day !== '' && `open on ${clinicDayLabel(day)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
