import type { ReactElement } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useSwipeToClose } from '../../../hooks/useSwipeToClose.ts'
import { cx } from '../../../styles/cx.ts'
import * as styles from '../Dialog/Dialog.css.ts'
import { DialogFrame } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/index.ts'

export interface DrawerProps extends Omit<DialogProps, 'size' | 'isForced' | 'role'> {
  /** Edge it comes from: `end` for details and filters, `bottom` for decisions on phones. */
  side?: 'end' | 'bottom' | undefined
}

/**
 * A panel from an edge, for work beside the page. Escape, the cross and a press outside close it, and a finger pushes it
 * out by its header.
 */
export function Drawer({ side = 'end', isDismissable = true, ...props }: DrawerProps): ReactElement {
  const { panel, grip } = useSwipeToClose(side, () => props.onOpenChange(false))
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <Modal ref={panel} className={cx(styles.drawer, styles.sides[side])}>
        <DialogFrame {...props} grip={grip} hasHandle={side === 'bottom'} />
      </Modal>
    </ModalOverlay>
  )
}
