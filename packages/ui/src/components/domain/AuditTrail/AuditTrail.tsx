import ChevronRight from '@lucide/icons/icons/chevron-right'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DiffTable } from '../../data/DiffTable/index.ts'
import type { DiffRow } from '../../data/DiffTable/index.ts'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/index.ts'
import * as styles from './AuditTrail.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One entry of the audit log. */
export interface AuditEntry {
  readonly id: string
  readonly who: string
  /** Action as text: `changed the status`. */
  readonly action: string
  /** Record the action was on, after its text; a link where it has an address. */
  readonly record?: { readonly label: string; readonly href?: string | undefined } | undefined
  /** Rest of the sentence after the record: `from Open to Closed`. */
  readonly outcome?: string | undefined
  /** ISO time stamp with offset. */
  readonly at: string
  /** Code of the entry. */
  readonly code?: string | undefined
  /** Address, device or call, for those who look closely; folded with the values. */
  readonly origin?: string | undefined
  readonly changes?: readonly DiffRow[] | undefined
}

export interface AuditTrailProps extends ElementProps {
  /** Name of the trail. */
  label: string
  /** Actions with user and time, newest first. */
  entries: readonly AuditEntry[]
  /** Words where nothing was recorded. */
  empty?: string | undefined
  /** In a card without padding: days reach its edges and the texts begin where those of a table do. */
  isFlush?: boolean | undefined
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Manila' })
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Asia/Manila' })

const isKnown = (at: string): boolean => !Number.isNaN(new Date(at).getTime())
const dayText = (at: string): string => (isKnown(at) ? calendar.format(new Date(at)) : 'Unknown day')
const timeText = (at: string): string => (isKnown(at) ? clock.format(new Date(at)) : 'at an unknown time')

interface Day {
  readonly title: string
  readonly entries: AuditEntry[]
}

/** Groups entries that follow each other by their day in Manila. */
function byDay(entries: readonly AuditEntry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const title = dayText(entry.at)
    const last = days.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else days.push({ title, entries: [entry] })
  }
  return days
}

/** Shows the actions of users by day with their times, and the values before and after on demand. */
export function AuditTrail({
  label,
  entries,
  empty = 'Nothing has been recorded yet.',
  isFlush = false,
  ...rest
}: AuditTrailProps): ReactElement {
  if (entries.length === 0)
    return (
      <p {...elementProps(rest)} className={styles.facts}>
        {empty}
      </p>
    )
  return (
    <ol {...elementProps(rest)} className={cx(styles.list, isFlush && styles.flush)} aria-label={label}>
      {byDay(entries).map((day) => (
        <li key={day.entries[0]?.id}>
          <p className={styles.day}>{day.title}</p>
          <ol className={styles.entries}>
            {day.entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: AuditEntry }): ReactElement {
  const { who, origin, changes = [] } = entry
  if (changes.length === 0 && !origin)
    return (
      <div className={styles.entry}>
        <Line entry={entry} />
      </div>
    )
  return (
    <Disclosure className={styles.entry}>
      <Line entry={entry} />
      <Button
        slot="trigger"
        className={styles.trigger}
        aria-label={changes.length > 0 ? 'Values before and after' : 'Details'}
      >
        <Icon of={ChevronRight} className={styles.arrow} />
      </Button>
      <DisclosurePanel className={styles.panel}>
        {changes.length > 0 ? (
          <DiffTable label={`Changes by ${who}`} rows={changes} beforeLabel="Before" afterLabel="After" />
        ) : null}
        {origin ? <p className={styles.facts}>{origin}</p> : null}
      </DisclosurePanel>
    </Disclosure>
  )
}

/** Returns whether a text is a code and nothing else, such as `UR-2026-000419`. */
const isCode = (text: string): boolean => /^[A-Z]+[\d-]+$/u.test(text)

function Line({ entry: { who, action, record, outcome, at, code } }: { entry: AuditEntry }): ReactElement {
  return (
    <>
      <time className={styles.when} dateTime={at}>
        {timeText(at)}
      </time>
      {code ? <span className={styles.code}>{code}</span> : null}
      <p className={cx(styles.deed, code && styles.belowCode)}>
        <span className={styles.who}>{who}</span> {action}
        {record === undefined ? null : (
          <>
            {' '}
            <span className={isCode(record.label) ? styles.whole : undefined}>
              {record.href === undefined ? record.label : <Link href={record.href}>{record.label}</Link>}
            </span>
          </>
        )}
        {outcome === undefined ? null : ` ${outcome}`}
      </p>
    </>
  )
}
