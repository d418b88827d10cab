import type { facility } from '@capiz/api/contract/facility'
import type { OutputOf } from '@capiz/api/contract/define'
import { createContext, useContext } from 'react'
import { facilityKind } from './kind.ts'

/** A whole facility as the wire brings it. */
export type Facility = OutputOf<typeof facility.get>

/** The facility the parts of a record are about. */
export const FacilityContext = createContext<Facility | undefined>(undefined)

/** The facility of the record around the calling part. */
export function useFacility(): Facility {
  const record = useContext(FacilityContext)
  if (record === undefined) throw new Error('This part stands outside a facility record.')
  return record
}

/** Everything of a facility that a change can make stale. */
export const staleFacility = facilityKind.stale
