import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './IdleWarning.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface IdleWarningProps extends ElementProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Whole seconds until sign-out; counted by the caller. */
  secondsLeft: number
  /** The person is still there. */
  onStay: () => void
  /** The person wants to leave now. */
  onSignOut: () => void
}

const count = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/**
 * Shows the warning before an idle session ends. "Stay signed in" has the focus; the countdown is read out once, when
 * it starts, because five announcements would only bury the question.
 */
export function IdleWarning({
  isOpen,
  secondsLeft,
  onStay,
  onSignOut,
  ...rest
}: IdleWarningProps): ReactElement {
  return (
    <Dialog
      {...elementProps(rest)}
      role="alertdialog"
      size="sm"
      isForced
      isOpen={isOpen}
      onOpenChange={(next) => !next && onStay()}
      title="Are you still there?"
      footer={
        <>
          <Button onPress={onSignOut}>Sign out now</Button>
          <StayButton onStay={onStay} />
        </>
      }
    >
      <p>You were away for a while. To protect the records you are signed out unless you stay.</p>
      <p aria-hidden="true" className={styles.seconds}>
        {secondsLeft}
      </p>
      <StartAnnouncement secondsLeft={secondsLeft} />
    </Dialog>
  )
}

function StayButton({ onStay }: Pick<IdleWarningProps, 'onStay'>): ReactElement {
  return (
    <Button variant="primary" onPress={onStay} ref={focusOnArrival}>
      Stay signed in
    </Button>
  )
}

function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus()
}

function StartAnnouncement({ secondsLeft }: Pick<IdleWarningProps, 'secondsLeft'>): ReactElement {
  const [atStart] = useState(secondsLeft)
  return <VisuallyHidden role="alert">Signing out in {count(atStart)}.</VisuallyHidden>
}
