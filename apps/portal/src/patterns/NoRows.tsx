import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Inline } from '@capiz/ui/Stack'
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

interface NoMatchProps {
  noun: string
  onClear: () => void
  /** where else to look */
  actions?: ReactNode
}

/** Says that search and filters leave nothing, and offers to clear them. */
export function NoMatch({ noun, onClear, actions }: NoMatchProps): ReactElement {
  return (
    <EmptyState
      title={`No ${noun} matches`}
      actions={
        <Inline gap={2} justify="center">
          <Button onPress={onClear}>Clear search and filters</Button>
          {actions}
        </Inline>
      }
    >
      Search for something else, or remove a filter to see more.
    </EmptyState>
  )
}
