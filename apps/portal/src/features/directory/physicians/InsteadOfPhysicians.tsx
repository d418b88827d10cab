import { directory } from '@capiz/api/contract/directory'
import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { nounsOf, WiderSearches } from '../WiderSearches.tsx'
import { Nearest } from './Nearest.tsx'
import { type PhysicianState, queryOf } from './physician-state.ts'

const first = { page: 0, size: 10 }

/**
 * Shown in place of physicians that were not found: the same on any day, facilities by the same words, and physicians
 * near the place.
 */
export function InsteadOfPhysicians({ state }: { state: PhysicianState }): ReactElement {
  const { name, specialty, profession, place, at, day } = state
  const [isNamed, isOnDay] = [name.trim() !== '', day !== '']
  const anyDay = useCall(
    physicianDirectory.search,
    { query: queryOf({ ...state, ...first, day: '' }) },
    { isEnabled: isOnDay },
  )
  const houses = useCall(
    directory.accredited,
    { query: { ...first, name: name.trim(), location: place.trim() || undefined } },
    { isEnabled: isNamed },
  )
  return (
    <>
      <WiderSearches
        searches={[
          {
            count: isOnDay ? anyDay.data?.totalElements : undefined,
            nouns: nounsOf.physicians,
            differs: 'on any day',
            path: '/directory/physicians',
            filters: { name, specialty, profession: profession === 'all' ? '' : profession, place, at },
          },
          {
            count: isNamed ? houses.data?.totalElements : undefined,
            nouns: nounsOf.facilities,
            differs: 'by the same words',
            path: '/directory',
            filters: { name, place },
          },
        ]}
      />
      <Nearest state={state} />
    </>
  )
}
