import { directory } from '@capiz/api/contract/directory'
import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { type DirectoryState, queryOf } from './directory-state.ts'
import { nounsOf, WiderSearches } from './WiderSearches.tsx'

const first = { page: 0, size: 10 }

/** Shown in place of facilities that were not found: the same on any day, and physicians by the same words. */
export function InsteadOfFacilities({ state }: { state: DirectoryState }): ReactElement {
  const { name, type, place, day } = state
  const [isNamed, isOnDay] = [name.trim() !== '', day !== '']
  const anyDay = useCall(
    directory.accredited,
    { query: queryOf({ ...state, ...first, day: '' }) },
    { isEnabled: isOnDay },
  )
  const people = useCall(
    physicianDirectory.search,
    { query: { ...first, name: name.trim(), location: place.trim() || undefined } },
    { isEnabled: isNamed },
  )
  return (
    <WiderSearches
      searches={[
        {
          count: isOnDay ? anyDay.data?.totalElements : undefined,
          nouns: nounsOf.facilities,
          differs: 'on any day',
          path: '/directory',
          filters: { name, type, place },
        },
        {
          count: isNamed ? people.data?.totalElements : undefined,
          nouns: nounsOf.physicians,
          differs: 'by the same words',
          path: '/directory/physicians',
          filters: { name, place },
        },
      ]}
    />
  )
}
