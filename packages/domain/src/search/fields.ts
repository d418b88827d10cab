import { facilityFields } from '../facility/index.ts'
import type { EntityField } from '../field/index.ts'
import { physicianFields } from '../physician/index.ts'

/** The kinds of record that are searched by number as well as by name. */
export type SearchedKind = 'facility' | 'physician'

/** Searchers: staff, and everybody else, who see of other records only what every provider may read. */
export type Searcher = 'staff' | 'others'

const numbers = {
  facility: ['dohLtoNo', 'phicAccreditationNo', 'hfCode', 'telephone', 'mobile'],
  physician: ['prcNumber', 'phicAccreditationNo', 'mobileNumber', 'telephone'],
} as const satisfies Record<SearchedKind, readonly string[]>

/** A number a record of a kind is found by. */
export type SearchedNumber<K extends SearchedKind> = (typeof numbers)[K][number]

const fields: Readonly<Record<SearchedKind, readonly EntityField[]>> = {
  facility: facilityFields,
  physician: physicianFields,
}

/** The numbers a searcher may find a record by: a field that is not shown is not searched (domain model 5.2). */
export function searchedNumbers<K extends SearchedKind>(kind: K, searcher: Searcher): SearchedNumber<K>[] {
  const readers = new Map(fields[kind].map((field) => [field.name, field.readers]))
  return numbers[kind].filter((name) => searcher === 'staff' || readers.get(name) === 'providers')
}

/** The label of a number in what is said of a match. */
export function numberLabel(kind: SearchedKind, name: string): string {
  return fields[kind].find((field) => field.name === name)?.label ?? name
}
