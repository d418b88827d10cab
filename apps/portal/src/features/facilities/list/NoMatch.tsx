import { joinList } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { type FilterDeclaration, type FilterValues, isSet, withFilter } from '@capiz/ui/FilterBar'
import { Inline } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { SearchRequests } from '../../../patterns/SearchRequests.tsx'

interface NoMatchProps {
  term: string
  filters: readonly FilterDeclaration[]
  values: FilterValues
  onTerm: () => void
  onValues: (values: FilterValues) => void
}

/** Search and filters leave nothing: says which they are and offers to drop each. */
export function NoMatch({ term, filters, values, onTerm, onValues }: NoMatchProps): ReactElement {
  const set = filters.filter((filter) => isSet(values, filter.id))
  const causes = [
    ...(term === '' ? [] : [`the search "${term}"`]),
    ...set.map(({ label }) => label.toLowerCase()),
  ]
  return (
    <EmptyState
      title="No facility matches"
      actions={
        <Inline gap={2} justify="center">
          {term === '' ? null : <Button onPress={onTerm}>Clear the search</Button>}
          <SearchRequests term={term} />
          {set.map((filter) => (
            <Button key={filter.id} onPress={() => onValues(withFilter(values, filter.id, []))}>
              {`Remove ${filter.label.toLowerCase()}`}
            </Button>
          ))}
        </Inline>
      }
    >
      {`Nothing is left with ${joinList(causes)}. Remove one of them to see more.`}
    </EmptyState>
  )
}
