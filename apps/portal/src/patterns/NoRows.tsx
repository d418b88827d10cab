import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import type { ReactElement, ReactNode } from 'react'

interface NoRowsProps {
  title: string
  text: string
  actions?: ReactNode
}

/** Says that a list has nothing at all. */
export function NoRows({ title, text, actions }: NoRowsProps): ReactElement {
  return (
    <EmptyState title={title} actions={actions}>
      {text}
    </EmptyState>
  )
}

/** Says that search and filters leave nothing, and offers to clear them. */
export function NoMatch({ noun, onClear }: { noun: string; onClear: () => void }): ReactElement {
  return (
    <EmptyState
      title={`No ${noun} matches`}
      actions={<Button onPress={onClear}>Clear search and filters</Button>}
    >
      Search for something else, or drop a filter to see more.
    </EmptyState>
  )
}
