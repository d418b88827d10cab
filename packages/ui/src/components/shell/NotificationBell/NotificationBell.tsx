import { plural } from '@capiz/domain/text'
import Bell from '@lucide/icons/icons/bell'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import * as button from '../../primitives/Button/Button.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as square from '../../primitives/IconButton/IconButton.css.ts'
import { Popover } from '../../overlays/Popover/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './NotificationBell.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One thing the person should know of. */
export interface NotificationLine {
  /** Unlike every other line. */
  id: string
  /** Item that waits or was decided. */
  label: string
  /** Second line: since when, until when. */
  detail?: string
  /** Address of the page that handles it. */
  href: string
  /** Marks what was not there when the panel was last opened. */
  isNew?: boolean
}

export interface NotificationBellProps extends ElementProps<HTMLButtonElement> {
  /** Lines of the panel, the most pressing first; undefined while they are fetched. */
  lines: readonly NotificationLine[] | undefined
  /** How many are new; nothing is shown for 0. */
  newCount: number
  /** Called when the panel opens and closes; what it listed has then been seen. */
  onOpenChange?: (isOpen: boolean) => void
}

/** The most that is counted out: the number never changes the width of the bar. */
const most = 99

/** Shows the items that wait for the person, behind a bell that counts new ones. */
export function NotificationBell({
  lines,
  newCount,
  onOpenChange,
  ...rest
}: NotificationBellProps): ReactElement {
  const shown = newCount > most ? `${most}+` : String(newCount)
  const trigger = (
    <Button
      {...elementProps(rest)}
      aria-label={newCount > 0 ? `Notifications, ${shown} new` : 'Notifications'}
      className={cx(button.button, button.sizes.md, button.kinds.quiet, square.square, square.sizes.md)}
    >
      <Icon of={Bell} />
      {newCount > 0 && <span className={styles.count}>{shown}</span>}
    </Button>
  )
  return (
    <Popover label="Notifications" trigger={trigger} placement="bottom end" onOpenChange={onOpenChange}>
      {({ close }) => <Lines lines={lines} onChosen={close} />}
    </Popover>
  )
}

interface LinesProps {
  lines: NotificationBellProps['lines']
  onChosen: () => void
}

function Lines({ lines, onChosen }: LinesProps): ReactElement {
  if (lines === undefined) return <p className={styles.none}>Looking for what is new.</p>
  if (lines.length === 0) return <p className={styles.none}>Nothing waits for you.</p>
  return (
    <ul className={styles.list} aria-label={plural(lines.length, 'notification', 'notifications')}>
      {lines.map(({ id, label, detail, href, isNew = false }) => (
        <li key={id}>
          <Link href={href} onPress={onChosen} className={styles.line}>
            <span className={cx(styles.mark, isNew && styles.isNew)} />
            <span className={styles.text}>
              <span className={styles.label}>
                {isNew && <VisuallyHidden>New:</VisuallyHidden>} {label}
              </span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
