import type { facility } from '@capiz/api/contract/facility'
import { accreditationHistory } from '@capiz/api/contract/log'
import type { OutputOf } from '@capiz/api/contract/define'
import { createContext, useContext } from 'react'
import { useCall } from '../../../lib/query.tsx'

/** A whole facility as the wire brings it. */
export type Facility = OutputOf<typeof facility.get>

/** The facility the tabs of a record are about. */
export const FacilityContext = createContext<Facility | undefined>(undefined)

/** The facility of the record around the calling tab. */
export function useFacility(): Facility {
  const record = useContext(FacilityContext)
  if (record === undefined) throw new Error('This tab stands outside a facility record.')
  return record
}

/** What the caller may do with the facility of the record, as the server says. */
export function useMay(): (action: string) => boolean {
  const { allowedActions } = useFacility()
  return (action) => allowedActions.includes(action)
}

/** The status changes of a facility, oldest first. */
export function useHistory(code: string) {
  return useCall(accreditationHistory.list, {
    query: { applicantCode: code, size: 200, sort: 'effectiveDate,ASC' },
  })
}

/** Everything of a facility that a change can make stale. */
export const staleFacility = ['facility.*', 'accreditationHistory.*', 'request.*', 'activityLog.*'] as const
