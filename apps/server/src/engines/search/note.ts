import {
  matchNote,
  searchedNumbers,
  type SearchedKind,
  type SearchedNumber,
  type Searcher,
  type SearchTerm,
} from '@capiz/domain/search'
import { personName } from '@capiz/domain/text'
import type { facility, physician } from '../../db/schema/index.ts'
import type { Principal } from '../../platform/access/principal.ts'

/** Whether a caller searches as staff, who see every field of a record. */
export function searcherOf({ marker }: Pick<Principal, 'marker'>): Searcher {
  return marker === 'ADMIN' ? 'staff' : 'others'
}

type NumbersOf<N extends string> = Record<N, string | readonly string[] | null>

const picked = <N extends string>(record: NumbersOf<N>, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

/** The columns by which the match of a term in a record is shown. */
type Found<R, K extends SearchedKind> = Pick<R, Extract<SearchedNumber<K>, keyof R>>
type Physician = typeof physician.$inferSelect
type Facility = typeof facility.$inferSelect

/** The match of a term in a physician, in words, when the whole name does not show it. */
export function physicianNote(
  term: SearchTerm | undefined,
  record: Found<Physician, 'physician'> &
    Pick<Physician, 'code' | 'lastName' | 'firstName' | 'middleName' | 'suffix' | 'specializations'>,
  searcher: Searcher,
): string | null {
  if (!term) return null
  return matchNote(term, {
    kind: 'physician',
    code: record.code,
    shown: personName(record),
    numbers: picked(record, searchedNumbers('physician', searcher)),
    specialties: record.specializations.flatMap((one) =>
      [one.subSpecializationCode, one.specializationCode].filter((code) => code !== undefined),
    ),
  })
}

/** The match of a term in a facility, in words, when its name and city do not show it. */
export function facilityNote(
  term: SearchTerm | undefined,
  record: Found<Facility, 'facility'> & Pick<Facility, 'code' | 'name'>,
  place: string | null | undefined,
  searcher: Searcher,
): string | null {
  if (!term) return null
  return matchNote(term, {
    kind: 'facility',
    code: record.code,
    shown: `${record.name} ${place ?? ''}`,
    numbers: picked(record, searchedNumbers('facility', searcher)),
  })
}
