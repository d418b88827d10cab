import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { toastIcons, toastLabels } from '../Toaster/look.ts'
import type { ToastMessage } from '../Toaster/queue.ts'
import { icon, icons } from '../Toaster/Toaster.css.ts'
import * as styles from './MessageLog.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface MessageLogProps extends ElementProps {
  /** Newest first, as the toaster keeps them. */
  messages: readonly ToastMessage[]
}

const clock = new Intl.DateTimeFormat('en-PH', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Manila',
})

/** Everything the session has said, with time: what makes a message that leaves after five seconds acceptable. */
export function MessageLog({ messages, ...rest }: MessageLogProps): ReactElement {
  if (messages.length === 0)
    return (
      <p {...elementProps(rest)} className={styles.empty}>
        No messages in this session.
      </p>
    )
  return (
    <ol {...elementProps(rest)} className={styles.list} aria-label="Messages of this session, newest first">
      {messages.map((message, index) => (
        <li key={`${message.key}-${messages.length - index}`} className={styles.entry}>
          <span className={cx(icon, icons[message.type])}>
            <Icon of={toastIcons[message.type]} />
          </span>
          <div>
            <p className={styles.text}>{message.text}</p>
            <p className={styles.meta}>
              <span className={styles.kind}>{toastLabels[message.type]}</span>
              {' · '}
              <time dateTime={new Date(message.at).toISOString()}>{clock.format(message.at)}</time>
              {message.count > 1 ? ` · ${message.count} times` : ''}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
