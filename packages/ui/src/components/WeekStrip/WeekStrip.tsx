import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, formatDay } from '@capiz/domain/time'
import { cx } from '../../styles/cx.ts'
import * as styles from './WeekStrip.css.ts'

export interface WeekStripProps {
  /** What is counted: `Accreditations that expire`. */
  label: string
  /** What one and several are called: `expires`, `expire`. */
  nouns: readonly [one: string, many: string]
  /** Weeks in order, each by its first day (Sunday). */
  weeks: readonly { readonly from: IsoDate; readonly count: number; readonly href?: string }[]
}

/** The coming weeks as a row of bars; each leads to the list of its week. */
export function WeekStrip({ label, nouns, weeks }: WeekStripProps): ReactElement {
  const most = Math.max(1, ...weeks.map((week) => week.count))
  return (
    <ol className={styles.strip} aria-label={label}>
      {weeks.map((week, index) => {
        const until = addDays(week.from, 6)
        const content = (
          <>
            <span className={styles.count} aria-hidden="true">
              {week.count > 0 ? week.count : ''}
            </span>
            <span
              className={cx(styles.bar, week.count === 0 && styles.none)}
              style={{ blockSize: `${(week.count / most) * 100}%` }}
              aria-hidden="true"
            />
            <span className={styles.small} aria-hidden="true">
              {index % 2 === 0 ? formatDay(week.from).replace(/ \d{4}$/u, '') : ''}
            </span>
            <span className={styles.hidden}>
              {`${formatDay(week.from)} to ${formatDay(until)}: ${plural(week.count, nouns[0], nouns[1])}`}
            </span>
          </>
        )
        return (
          <li key={week.from}>
            {week.href && week.count > 0 ? (
              <Link href={week.href} className={styles.week}>
                {content}
              </Link>
            ) : (
              <span className={styles.week}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
