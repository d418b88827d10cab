import { ErrorState } from '@capiz/ui/ErrorState'
import type { ComponentProps, ReactElement } from 'react'
import { errorMessage } from '../platform/feedback/report-error.ts'

interface ReadErrorProps extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'level'> {
  /** the call whose answer is missing */
  answer: { error: unknown; refetch: () => unknown; isFetching: boolean }
}

/** Fills the place of an answer that could not be read, with the reason and a way to try again. */
export function ReadError({ answer, title, level }: ReadErrorProps): ReactElement {
  const { error, refetch, isFetching } = answer
  return (
    <ErrorState title={title} level={level} onRetry={() => void refetch()} isPending={isFetching}>
      {errorMessage(error)}
    </ErrorState>
  )
}
