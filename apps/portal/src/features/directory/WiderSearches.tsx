import { directory } from '@capiz/api/contract/directory'
import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { plural } from '@capiz/domain/text'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { type DirectoryState, queryOf } from './directory-state.ts'
import { type PhysicianState, queryOf as physicianQueryOf } from './physicians/physician-state.ts'

/** A search that asks for less, or elsewhere, where the one before found nothing. */
interface WiderSearch {
  /** how many it finds; undefined while that is asked */
  count: number | undefined
  nouns: readonly [one: string, many: string]
  /** by what it differs */
  differs: string
  path: string
  filters: Readonly<Record<string, string>>
}

const facilities = ['accredited facility', 'accredited facilities'] as const
const physicians = ['accredited physician or dentist', 'accredited physicians and dentists'] as const
const places = { facilities: '/directory', physicians: '/directory/physicians' }

/** The address of a directory with its filters, those that are empty left out. */
function addressOf({ path, filters }: WiderSearch): string {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return `${path}?${new URLSearchParams(given).toString()}`
}

/** The searches that find something; nothing where none does. */
function Searches({ searches }: { searches: readonly WiderSearch[] }): ReactElement | null {
  const found = searches.flatMap(({ count = 0, ...search }) => (count > 0 ? [{ count, ...search }] : []))
  if (found.length === 0) return null
  return (
    <Stack as="ul" gap={1}>
      {found.map((search) => (
        <li key={addressOf(search)}>
          <Text size="large">
            <Link
              href={addressOf(search)}
            >{`${plural(search.count, ...search.nouns)} ${search.differs}`}</Link>
          </Text>
        </li>
      ))}
    </Stack>
  )
}

/** Where no facility is found: the same on any day, and physicians by the same words. */
export function WiderFacilities({ state }: { state: DirectoryState }): ReactElement | null {
  const { name, type, place, day } = state
  const first = { page: 0, size: 10 }
  const anyDay = useCall(
    directory.accredited,
    { query: queryOf({ ...state, ...first, day: '' }) },
    { isEnabled: day !== '' },
  )
  const asked = { ...first, name, place, specialty: '', profession: 'all', at: '', day: '' } as const
  const people = useCall(
    physicianDirectory.search,
    { query: physicianQueryOf(asked) },
    { isEnabled: name.trim() !== '' },
  )
  return (
    <Searches
      searches={[
        {
          count: day === '' ? undefined : anyDay.data?.totalElements,
          nouns: facilities,
          differs: 'on any day',
          path: places.facilities,
          filters: { name, type, place },
        },
        {
          count: name.trim() === '' ? undefined : people.data?.totalElements,
          nouns: physicians,
          differs: 'by the same words',
          path: places.physicians,
          filters: { name, place },
        },
      ]}
    />
  )
}

/** Where no physician is found: the same on any day, and facilities by the same words. */
export function WiderPhysicians({ state }: { state: PhysicianState }): ReactElement | null {
  const { name, specialty, profession, place, at, day } = state
  const first = { page: 0, size: 10 }
  const anyDay = useCall(
    physicianDirectory.search,
    { query: physicianQueryOf({ ...state, ...first, day: '' }) },
    { isEnabled: day !== '' },
  )
  const asked = { ...first, name, place, type: '', day: '', sort: '' } as const
  const houses = useCall(directory.accredited, { query: queryOf(asked) }, { isEnabled: name.trim() !== '' })
  return (
    <Searches
      searches={[
        {
          count: day === '' ? undefined : anyDay.data?.totalElements,
          nouns: physicians,
          differs: 'on any day',
          path: places.physicians,
          filters: { name, specialty, profession: profession === 'all' ? '' : profession, place, at },
        },
        {
          count: name.trim() === '' ? undefined : houses.data?.totalElements,
          nouns: facilities,
          differs: 'by the same words',
          path: places.facilities,
          filters: { name, place },
        },
      ]}
    />
  )
}
