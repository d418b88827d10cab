import type { DocumentState } from '../document/index.ts'
import type { IsoDate } from '../time/index.ts'
import type { ChecklistRow } from './checklist.ts'

/** Facts the state of a provider's documents is derived from. */
export type StateRow = Pick<ChecklistRow, 'required' | 'submitted' | 'state' | 'validityDate'>

/** States of a provider's documents, the most urgent first. */
const byUrgency: readonly DocumentState[] = ['EXPIRED', 'MISSING', 'EXPIRING']

function isAbout(state: DocumentState, row: StateRow): boolean {
  // A document that nobody asks for is not missing.
  return row.state === state && (state !== 'MISSING' || row.required)
}

/**
 * The states that hold of a provider's documents, the most urgent first: EXPIRED, MISSING (a required one) and EXPIRING as
 * soon as one document is; VALID only when none of them holds. Filters ask whether one of these holds.
 */
export function providerStates(rows: readonly StateRow[]): DocumentState[] {
  const found = byUrgency.filter((state) => rows.some((row) => isAbout(state, row)))
  return found.length > 0 ? found : ['VALID']
}

/** The most urgent state of a provider's documents, which lists show. */
export function providerState(rows: readonly StateRow[]): DocumentState {
  return providerStates(rows)[0] ?? 'VALID'
}

/** The next day on which one of the documents ends, from today on. */
export function nextLastDay(rows: readonly StateRow[], today: IsoDate): IsoDate | null {
  const days = rows.flatMap(({ validityDate: day }) => (day !== null && day >= today ? [day] : []))
  return days.toSorted()[0] ?? null
}
