import { plural } from '@capiz/domain/text'
import Bell from '@lucide/icons/icons/bell'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import * as button from '../../primitives/Button/Button.css.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as square from '../../primitives/IconButton/IconButton.css.ts'
import { Popover } from '../../overlays/Popover/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './NotificationBell.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One event the person should know of. */
export interface NotificationLine {
  /** Unlike every other line. */
  id: string
  /** Name of the record or person it concerns. */
  label: string
  /** Second line: what happened and by whom. */
  detail?: string | undefined
  /** Time of the event, at the end of the first line: 14:05. */
  time?: string | undefined
  /** Heading over the lines that share it, such as the day; lines of a group follow each other. */
  group?: string | undefined
  /** Address of the page that handles it. */
  href: string
  /** Marks what the person has not read. */
  isNew?: boolean | undefined
}

export interface NotificationBellProps extends ElementProps<HTMLButtonElement> {
  /** Lines of the panel, the most pressing first; undefined while they are fetched. */
  lines: readonly NotificationLine[] | undefined
  /** How many are new; nothing is shown for 0. */
  newCount: number
  /** Called when the panel opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Called with a line that was followed. */
  onRead?: ((id: string) => void) | undefined
  /** Marks every line as read; offered while there is an unread one. */
  onReadAll?: (() => void) | undefined
  /** The page with older ones, a link at the foot of the panel. */
  more?: { label: string; href: string } | undefined
}

/** The most that is counted out: the number never changes the width of the bar. */
const most = 99

/** Shows the events a person should know of, by groups such as days, behind a bell that counts unread ones. */
export function NotificationBell({
  lines,
  newCount,
  onOpenChange,
  onRead,
  onReadAll,
  more,
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
      {({ close }) => (
        <Lines lines={lines} onReadAll={onReadAll} more={more} onClose={close} onRead={onRead} />
      )}
    </Popover>
  )
}

interface LinesProps extends Pick<NotificationBellProps, 'lines' | 'onRead' | 'onReadAll' | 'more'> {
  onClose: () => void
}

/** The lines in runs of the same group. */
function groupsOf(lines: readonly NotificationLine[]): { title: string; lines: NotificationLine[] }[] {
  const groups: { title: string; lines: NotificationLine[] }[] = []
  for (const line of lines) {
    const title = line.group ?? ''
    const last = groups.at(-1)
    if (last?.title === title) last.lines.push(line)
    else groups.push({ title, lines: [line] })
  }
  return groups
}

/** Keys that walk the lines: the place to go to from one of them, counted from 0. */
const walks: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Moves the focus between the lines of a panel, into them from anywhere else. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li a')]
  const walk = walks[event.key]
  if (walk === undefined || lines.length === 0) return
  event.preventDefault()
  const at = lines.findIndex((line) => line === document.activeElement)
  lines[walk(at, lines.length - 1)]?.focus()
}

/** Takes the focus when the panel opens, so that the arrow keys reach it. */
function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true })
}

/** The title of the panel with the act on all of its lines, the lines, and the way to older ones. */
function Lines({ lines, onClose, onRead, onReadAll, more }: LinesProps): ReactElement {
  return (
    // the lines are links, which take the focus themselves
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={takeFocus} tabIndex={-1} className={styles.panel} onKeyDown={walkLines}>
      <div className={styles.head}>
        <Heading level={2} size="h3">
          Notifications
        </Heading>
        {onReadAll && lines?.some(({ isNew }) => isNew) ? (
          <Button
            className={cx(button.button, button.sizes.sm, button.kinds.quiet, styles.all)}
            onPress={onReadAll}
          >
            Mark all as read
          </Button>
        ) : null}
      </div>
      {lines === undefined ? <p className={styles.none}>Looking for what is new.</p> : null}
      {lines?.length === 0 ? (
        <p className={styles.none}>No notifications. Decisions and notices appear here.</p>
      ) : null}
      <Groups
        lines={lines ?? []}
        onChosen={(id) => {
          onRead?.(id)
          onClose()
        }}
      />
      {more ? (
        <div className={styles.foot}>
          <Link
            href={more.href}
            onPress={onClose}
            className={cx(button.button, button.sizes.sm, button.kinds.quiet)}
          >
            {more.label}
          </Link>
        </div>
      ) : null}
    </div>
  )
}

interface GroupsProps {
  lines: readonly NotificationLine[]
  onChosen: (id: string) => void
}

function Groups({ lines, onChosen }: GroupsProps): ReactElement {
  return (
    <>
      {groupsOf(lines).map((group, at) => (
        <div key={`${at}-${group.title}`} className={styles.run}>
          {group.title === '' ? null : <h3 className={styles.group}>{group.title}</h3>}
          <ul
            className={styles.list}
            aria-label={group.title || plural(lines.length, 'notification', 'notifications')}
          >
            {group.lines.map((line) => (
              <li key={line.id}>
                <Line {...line} onChosen={() => onChosen(line.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Line({
  label,
  detail,
  time,
  href,
  isNew = false,
  onChosen,
}: NotificationLine & { onChosen: () => void }): ReactElement {
  return (
    <Link href={href} onPress={onChosen} className={styles.line}>
      <span className={cx(styles.mark, isNew && styles.isNew)} />
      <span className={styles.text}>
        <span className={cx(styles.label, isNew && styles.newLabel)}>
          {isNew && <VisuallyHidden>New:</VisuallyHidden>} {label}
        </span>
        {time !== undefined && <span className={styles.time}>{time}</span>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </Link>
  )
}
