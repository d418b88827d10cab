import { Button } from '@capiz/ui/Button'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'

/** The part of a form of `useSaveForm` with its sending state. */
export interface SendingState {
  Subscribe: FunctionComponent<{
    selector: (state: { isSubmitting: boolean }) => boolean
    children: (isSubmitting: boolean) => ReactNode
  }>
}

interface SubmitButtonProps {
  api: SendingState
  /** said while it is on its way */
  pendingLabel: 'Saving' | 'Sending'
  /** secondary where the form is not the business of the page */
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** The button that sends a form of `useSaveForm`, busy while it is on its way. */
export function SubmitButton({
  api: { Subscribe },
  pendingLabel,
  variant = 'primary',
  children,
}: SubmitButtonProps): ReactElement {
  return (
    <Subscribe selector={(state) => state.isSubmitting}>
      {(isPending) => (
        <Button type="submit" variant={variant} isPending={isPending} pendingLabel={pendingLabel}>
          {children}
        </Button>
      )}
    </Subscribe>
  )
}
