import { plural } from '@capiz/domain/text'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'

/** A search that asks for less, or elsewhere, in place of one that found nothing. */
export interface WiderSearch {
  /** how many it finds; undefined while that is asked, or where it is not asked */
  count: number | undefined
  nouns: readonly [one: string, many: string]
  /** by what it differs */
  differs: string
  path: '/directory' | '/directory/physicians'
  filters: Readonly<Record<string, string>>
}

/** Nouns of the two directories. */
export const nounsOf = {
  facilities: ['accredited facility', 'accredited facilities'],
  physicians: ['accredited physician or dentist', 'accredited physicians and dentists'],
} as const

/** The address of a directory with its filters, those that are empty left out. */
function addressOf({ path, filters }: WiderSearch): string {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return `${path}?${new URLSearchParams(given).toString()}`
}

/** Links to the searches that find something; nothing if none does. */
export function WiderSearches({ searches }: { searches: readonly WiderSearch[] }): ReactElement | null {
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
