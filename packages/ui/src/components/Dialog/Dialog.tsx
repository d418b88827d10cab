import X from 'lucide-react/icons/x'
import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../../styles/cx.ts'
import * as heading from '../Heading/Heading.css.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children?: ReactNode
  /** Buttons: the way out first, the action last. */
  footer?: ReactNode
  size?: keyof typeof styles.sizes
  /** A press outside closes it too; leave off where typed work would be lost. Escape and the cross always close. */
  isDismissable?: boolean
  /** Neither Escape nor a cross: only for questions that must be answered. */
  isForced?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** A window over the page that must be closed before anything else. Focus goes in and returns to where it was. */
export function Dialog(props: DialogProps): ReactElement {
  const { isOpen, onOpenChange, size = 'md', isDismissable = false, isForced = false } = props
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isForced}
      className={styles.scrim}
    >
      <Modal className={cx(styles.modal, styles.sizes[size])}>
        <DialogFrame {...props} />
      </Modal>
    </ModalOverlay>
  )
}

/** Title, cross, body and buttons of a dialog or drawer. */
export function DialogFrame(
  props: Pick<DialogProps, 'title' | 'children' | 'footer' | 'isForced' | 'role' | 'onOpenChange'>,
): ReactElement {
  const { title, children, footer, isForced = false, role, onOpenChange } = props
  return (
    <AriaDialog role={role} className={styles.dialog}>
      <div className={styles.header}>
        <AriaHeading slot="title" level={2} className={cx(heading.heading, heading.sizes.h2)}>
          {title}
        </AriaHeading>
        {!isForced && (
          <IconButton
            icon={X}
            label="Close"
            hasTooltip={false}
            size="sm"
            onPress={() => onOpenChange(false)}
          />
        )}
      </div>
      <div className={styles.body}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </AriaDialog>
  )
}
