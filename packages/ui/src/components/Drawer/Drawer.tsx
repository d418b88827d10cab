import type { ReactElement } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../../styles/cx.ts'
import * as styles from '../Dialog/Dialog.css.ts'
import { DialogFrame } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/index.ts'

export interface DrawerProps extends Omit<DialogProps, 'size' | 'isForced' | 'role'> {
  /** Edge it comes from: `end` for details and filters, `bottom` for decisions on phones. */
  side?: 'end' | 'bottom'
}

/** A panel from an edge, for work beside the page. Escape, the cross and a press outside close it. */
export function Drawer({ side = 'end', isDismissable = true, ...props }: DrawerProps): ReactElement {
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <Modal className={cx(styles.drawer, styles.sides[side])}>
        <DialogFrame {...props} />
      </Modal>
    </ModalOverlay>
  )
}
