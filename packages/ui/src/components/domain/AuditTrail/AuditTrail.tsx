import type { ReactElement } from 'react'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { DiffTable } from '../../data/DiffTable/index.ts'
import type { DiffRow } from '../../data/DiffTable/index.ts'
import { Disclosure } from '../../navigation/Disclosure/index.ts'
import * as styles from './AuditTrail.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One entry of the audit log. */
export interface AuditEntry {
  readonly id: string
  readonly who: string
  /** Action as text: `changed the status`. */
  readonly action: string
  /** ISO time stamp with offset. */
  readonly at: string
  /** Address, device or call, for those who look closely. */
  readonly origin?: string
  readonly changes?: readonly DiffRow[]
}

export interface AuditTrailProps extends ElementProps {
  /** Name of the trail. */
  label: string
  /** Actions with user and time, newest first. */
  entries: readonly AuditEntry[]
  /** Words where nothing was recorded. */
  empty?: string
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Manila' })

/** A time stamp as Manila reads it: `21 Nov 2026, 09:18:47`. */
function momentText(at: string): string {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return 'at an unknown time'
  return `${formatDay(manilaDay(instant))}, ${clock.format(instant)}`
}

/** Shows the actions of users with their times, and the values before and after on demand. */
export function AuditTrail({
  label,
  entries,
  empty = 'Nothing has been recorded yet.',
  ...rest
}: AuditTrailProps): ReactElement {
  if (entries.length === 0)
    return (
      <p {...elementProps(rest)} className={styles.facts}>
        {empty}
      </p>
    )
  return (
    <ol {...elementProps(rest)} className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.head}>
            <span>
              <span className={styles.who}>{entry.who}</span> {entry.action}
            </span>
            <time className={styles.when} dateTime={entry.at}>
              {momentText(entry.at)}
            </time>
          </p>
          {entry.origin ? <p className={styles.facts}>{entry.origin}</p> : null}
          {entry.changes && entry.changes.length > 0 ? (
            <Disclosure title="Values before and after">
              <DiffTable
                label={`Changes by ${entry.who}`}
                rows={entry.changes}
                beforeLabel="Before"
                afterLabel="After"
              />
            </Disclosure>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
