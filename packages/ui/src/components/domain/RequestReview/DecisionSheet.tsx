import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Drawer } from '../../overlays/Drawer/index.ts'
import * as styles from './RequestReview.css.ts'

interface DecisionSheetProps {
  /** Heading of the sheet. */
  title: string
  /** The only thing there is to do, in place of a decision. */
  only: string | undefined
  /** Work is left before the decision. */
  isWorkLeft: boolean
  /** A decision is on its way. */
  isPending: boolean
  /** The server refused the last one, so the sheet stays. */
  isRefused: boolean
  children: ReactNode
}

/** On a phone: one button at the lower edge that opens the decision as a sheet. It closes once a decision went through. */
export function DecisionSheet({
  title,
  only,
  isWorkLeft,
  isPending,
  isRefused,
  children,
}: DecisionSheetProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [wasPending, setWasPending] = useState(isPending)
  if (wasPending !== isPending) {
    setWasPending(isPending)
    if (!isPending && !isRefused) setOpen(false)
  }
  return (
    <section className={cx(styles.panel, styles.sticky)} aria-label={title}>
      <Button
        variant={only || isWorkLeft ? 'secondary' : 'primary'}
        isFullWidth
        onPress={() => setOpen(true)}
      >
        {only ?? 'Decide'}
      </Button>
      <Drawer side="bottom" title={title} isOpen={isOpen} onOpenChange={setOpen} isDismissable={false}>
        <div className={styles.sheet}>{children}</div>
      </Drawer>
    </section>
  )
}
