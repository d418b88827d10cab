import X from '@lucide/icons/icons/x'
import type { DOMAttributes, ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../../../styles/cx.ts'
import * as heading from '../../primitives/Heading/Heading.css.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import * as styles from './Dialog.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface DialogProps extends ElementProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It asks to be closed: the cross, Escape, a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Heading, and name for screen readers. */
  title: ReactNode
  /** Content; it scrolls when it is longer than the window. */
  children?: ReactNode | undefined
  /** Buttons: the way out first, the action last. */
  footer?: ReactNode | undefined
  /** Width: `sm` for a question, `md` for a form, `lg` for a table or a preview; `full` takes the whole screen, for a document. */
  size?: keyof typeof styles.sizes | undefined
  /** A press outside closes it too; leave off where typed work would be lost. Escape and the cross always close. */
  isDismissable?: boolean | undefined
  /** Neither Escape nor a cross: only for questions that must be answered. */
  isForced?: boolean | undefined
  /** `alertdialog` for what interrupts: a warning, a question before something that cannot be undone. */
  role?: 'dialog' | 'alertdialog' | undefined
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
        <DialogFrame {...props} isFull={size === 'full'} />
      </Modal>
    </ModalOverlay>
  )
}

/** Whether a title is longer than about three lines of a phone. */
const isLong = (title: ReactNode): boolean => typeof title === 'string' && title.length > 72

/** Title, cross, body and buttons of a dialog or drawer. */
export function DialogFrame(
  props: ElementProps &
    Pick<DialogProps, 'title' | 'children' | 'footer' | 'isForced' | 'role' | 'onOpenChange'> & {
      /** Listeners on the header, by which a sheet is pushed out. */
      grip?: DOMAttributes<HTMLDivElement> | undefined
      /** Draws the bar by which a finger takes hold. */
      hasHandle?: boolean | undefined
      /** The body fills the height of the window. */
      isFull?: boolean | undefined
    },
): ReactElement {
  const {
    title,
    children,
    footer,
    isForced = false,
    role,
    onOpenChange,
    grip,
    hasHandle,
    isFull = false,
  } = props
  return (
    <AriaDialog
      {...elementProps(props)}
      role={role}
      className={cx(styles.dialog, isFull && styles.fullDialog)}
    >
      <div
        {...grip}
        className={cx(
          styles.header,
          grip !== undefined && styles.grip,
          grip === undefined && isLong(title) && styles.longTitle,
          isFull && styles.fullPart,
        )}
      >
        {hasHandle && <span aria-hidden="true" className={styles.handle} />}
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
      <div className={cx(styles.body, isFull && styles.fullPart, isFull && styles.fullBody)}>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </AriaDialog>
  )
}
