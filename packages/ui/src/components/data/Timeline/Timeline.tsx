import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import type { IsoDate } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { statusIcons, toneIcon } from '../StatusBadge/icons.ts'
import type { StatusIcon } from '../StatusBadge/icons.ts'
import { groupByDay } from './group.ts'
import { dayText } from '../../../charts/ruler-geometry.ts'
import * as styles from './Timeline.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** An event of a record. */
export interface TimelineEntry {
  readonly id: string
  readonly title: string
  readonly text?: ReactNode | undefined
  readonly tone: Tone
  readonly icon?: StatusIcon | undefined
  readonly who?: string | undefined
  readonly day: IsoDate
  /** Manila time of day, `14:05`. */
  readonly time?: string | undefined
  readonly href?: string | undefined
  /** Still to come: the day is the last one on which it is on time. */
  readonly isDue?: boolean | undefined
}

export interface TimelineProps extends ElementProps {
  /** Name of the timeline. */
  label: string
  /** Events in the order shown. */
  entries: readonly TimelineEntry[]
  /** Puts entries of one day under a heading with the day. */
  isGrouped?: boolean | undefined
  /** Words where nothing has happened yet. */
  empty?: string | undefined
}

/** Shows events, newest first, as one list. */
export function Timeline({
  label,
  entries,
  isGrouped = false,
  empty = 'Nothing has happened yet.',
  ...rest
}: TimelineProps): ReactElement {
  if (entries.length === 0)
    return (
      <p {...elementProps(rest)} className={styles.text}>
        {empty}
      </p>
    )
  if (!isGrouped) {
    return (
      <ol {...elementProps(rest)} className={styles.list} aria-label={label}>
        {entries.map((entry, index) => (
          <Entry key={`${index}-${entry.id}`} entry={entry} showsDay />
        ))}
      </ol>
    )
  }
  return (
    <ol {...elementProps(rest)} className={styles.list} aria-label={label}>
      {groupByDay(entries).map((group, place) => (
        <li key={`${place}-${group.day}`}>
          <p className={styles.day}>
            <time dateTime={group.day}>{dayText(group.day)}</time>
          </p>
          <ol className={styles.list} aria-label={dayText(group.day)}>
            {group.entries.map((entry, index) => (
              <Entry key={`${index}-${entry.id}`} entry={entry} showsDay={false} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, showsDay }: { entry: TimelineEntry; showsDay: boolean }): ReactElement {
  const day = showsDay ? dayText(entry.day) : ''
  const moment = [entry.isDue && day !== '' ? `due ${day}` : day, entry.time ?? ''].filter(Boolean).join(', ')
  return (
    <li className={styles.entry}>
      <span className={cx(styles.mark, entry.isDue ? styles.due : styles.tones[entry.tone])}>
        <Icon of={statusIcons[entry.icon ?? toneIcon[entry.tone]]} />
      </span>
      <div>
        <p className={styles.title}>
          {entry.href ? (
            <Link href={entry.href} className={styles.link}>
              {entry.title}
            </Link>
          ) : (
            entry.title
          )}
        </p>
        {entry.text ? <p className={styles.text}>{entry.text}</p> : null}
        <p className={styles.meta}>
          {entry.who ? `${entry.who}${moment ? ' · ' : ''}` : ''}
          {moment ? (
            <time dateTime={entry.time ? `${entry.day}T${entry.time}+08:00` : entry.day}>{moment}</time>
          ) : null}
        </p>
      </div>
    </li>
  )
}
