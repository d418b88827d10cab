import CircleAlert from '@lucide/icons/icons/circle-alert'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface ErrorStateProps extends ElementProps {
  /** Failure, such as "The record could not be read". */
  title: ReactNode
  /** Why, and what to do. */
  children?: ReactNode | undefined
  /** Tries again; shows the button. */
  onRetry?: (() => void) | undefined
  /** It is being tried again; the button says so. */
  isPending?: boolean | undefined
  /** More buttons and links. */
  actions?: ReactNode | undefined
  /** Level of the heading, by its place on the page. */
  level?: 1 | 2 | 3 | undefined
}

/** Fills the place of content that could not be read. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { title, children, onRetry, isPending, actions, level } = props
  return (
    <EmptyState
      {...elementProps(props)}
      role="alert"
      icon={CircleAlert}
      title={title}
      level={level}
      actions={
        onRetry === undefined && actions === undefined ? undefined : (
          <>
            {onRetry !== undefined && (
              <Button onPress={onRetry} isPending={isPending} pendingLabel="Trying again">
                Try again
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
