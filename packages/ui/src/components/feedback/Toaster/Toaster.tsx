import X from '@lucide/icons/icons/x'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { toastIcons, toastLabels } from './look.ts'
import type { ToastMessage } from './queue.ts'
import { registerContainer, runClickHandler, toastQueue } from './toast.ts'
import * as styles from './Toaster.css.ts'
import { useToasts } from './useToasts.ts'
import { useF6, usePauseWhileHidden } from './region.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

export interface ToasterProps extends ElementProps {
  /** Opens the message log; with it a toast that hides others offers "2 more". */
  onOpenLog?: (() => void) | undefined
}

/**
 * The place where messages appear: one at a time, newest on top, top right. Mount it once.
 * Own region instead of the library's: its unstable toast would cost a shipped 4 kB more and lacks counting of equal ones.
 */
export function Toaster({ onOpenLog, ...rest }: ToasterProps): ReactElement {
  const { queue } = useToasts()
  const region = useRef<HTMLElement>(null)
  const top = queue[0]
  useLayoutEffect(registerContainer, [])

  usePauseWhileHidden()
  const { goBack } = useF6(region)

  const close = (message: ToastMessage) => {
    const hadFocus = region.current?.contains(document.activeElement)
    toastQueue.close(message.key)
    toastQueue.resume('focus')
    toastQueue.resume('hover')
    if (hadFocus) goBack()
  }
  const announcement = top ? `${toastLabels[top.type]}: ${top.text}` : ''
  const isUrgent = top?.type === 'error'
  return (
    <>
      {/* The listeners only stop the clock while someone reads. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        {...useElementProps(rest, region)}
        className={styles.region}
        aria-label="Messages"
        // Keeps React Aria's dialogs from hiding the messages or from closing when one is pressed.
        data-react-aria-top-layer="true"
        onMouseEnter={() => toastQueue.pause('hover')}
        onMouseLeave={() => toastQueue.resume('hover')}
        onFocus={() => toastQueue.pause('focus')}
        onBlur={() => toastQueue.resume('focus')}
      >
        {top ? (
          <Toast
            key={top.key}
            message={top}
            waiting={queue.length - 1}
            onClose={() => close(top)}
            onOpenLog={onOpenLog}
          />
        ) : null}
      </section>
      <output className={styles.hidden} data-react-aria-top-layer="true">
        {isUrgent ? '' : announcement}
      </output>
      <div role="alert" className={styles.hidden} data-react-aria-top-layer="true">
        {isUrgent ? announcement : ''}
      </div>
    </>
  )
}

/** From this many characters on a message may need scrolling, which the keyboard has to reach. */
const longText = 400

interface ToastProps {
  message: ToastMessage
  waiting: number
  onClose: () => void
  onOpenLog: (() => void) | undefined
}

function Toast({ message, waiting, onClose, onOpenLog }: ToastProps): ReactElement {
  const textId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // A tap anywhere dismisses (spec 1, section 8); keyboards have the close button and Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={textId}
      className={cx(styles.toast, styles.spines[message.type])}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        runClickHandler(message.onClick)
        onClose()
      }}
    >
      <span
        className={cx(styles.icon, styles.icons[message.type], message.type === 'wait' && styles.turning)}
      >
        <Icon of={toastIcons[message.type]} size={20} />
      </span>
      <div className={styles.body}>
        {/* A text that scrolls must take the focus, or its end is out of reach without a pointer. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p id={textId} className={styles.text} tabIndex={message.text.length > longText ? 0 : undefined}>
          {message.text}
          {message.count > 1 ? <span className={styles.count}>{` ×${message.count}`}</span> : null}
        </p>
        <Actions {...{ message, waiting, onClose, onOpenLog }} />
      </div>
      <button type="button" className={styles.close} aria-label="Close message" onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  )
}

/** The message's own button, and the way to the messages it hides. */
function Actions({ message, waiting, onClose, onOpenLog }: ToastProps): ReactElement {
  const { action } = message
  return (
    <div className={styles.actions}>
      {action ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            action.onAction()
            onClose()
          }}
        >
          {action.label}
        </button>
      ) : null}
      {waiting > 0 && onOpenLog ? (
        <button type="button" className={styles.button} onClick={onOpenLog}>
          {`${waiting} more`}
        </button>
      ) : null}
    </div>
  )
}
