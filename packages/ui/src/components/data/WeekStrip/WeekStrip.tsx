import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, formatDay, isIsoDate } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { dayText } from '../../../charts/ruler-geometry.ts'
import * as styles from './WeekStrip.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface WeekStripProps extends ElementProps<HTMLDivElement> {
  /** Name of the count: `Accreditations that expire`. */
  label: string
  /** Nouns for one and for several: `expires`, `expire`. */
  nouns: readonly [one: string, many: string]
  /** Weeks in order, each by its first day (Sunday). */
  weeks: readonly { readonly from: IsoDate; readonly count: number; readonly href?: string | undefined }[]
}

/** Thousands are rounded to fit over a narrow bar; the exact number is read out and stands in the list it leads to. */
const rounded = new Intl.NumberFormat('en-PH', { notation: 'compact', maximumFractionDigits: 0 })
/** A cut bar has its whole number, for its length says nothing. */
const exact = new Intl.NumberFormat('en-PH')

/** How many times the next highest a bar may be before it is cut, so that the others can still be compared. */
const outlier = 3

/** How much higher a cut bar stands than the next: its number, wider than a week, must stand clear of those beside it. */
const aboveNext = 4 / 3

/** Returns the number of the highest bar: the highest of all, or less where one alone would flatten the others. */
function scaleOf(counts: readonly number[]): number {
  const [first = 0, second = 0] = counts.toSorted((a, b) => b - a)
  return Math.max(1, second > 0 && first > outlier * second ? second * aboveNext : first)
}

/** Returns the date under a bar in two lines, each no wider than a week: the day, and the month where it begins with this week. */
function dateLabel(from: IsoDate, before: IsoDate | undefined): readonly (string | undefined)[] {
  const [day, month] = dayText(from).split(' ')
  return [day, before?.slice(0, 7) === from.slice(0, 7) ? undefined : month]
}

/** The coming weeks as a row of bars; each leads to the list of its week. */
export function WeekStrip({ label, nouns, weeks, ...rest }: WeekStripProps): ReactElement {
  const counts = weeks.map(({ count }) => (Number.isFinite(count) && count > 0 ? count : 0))
  const most = scaleOf(counts)
  return (
    <div {...elementProps(rest)} className={styles.room}>
      <ol className={styles.strip} aria-label={label}>
        {weeks.map((week, index) => {
          const count = counts[index] ?? 0
          const isDay = isIsoDate(week.from)
          const until = isDay ? ` to ${formatDay(addDays(week.from, 6))}` : ''
          const from = dayText(week.from)
          const [day, month] = isDay ? dateLabel(week.from, weeks[index - 1]?.from) : []
          const content = (
            <>
              <span className={cx(styles.count, count > most && styles.over)} aria-hidden="true">
                {count > 0 ? (count > most ? exact : rounded).format(count) : ''}
              </span>
              <span
                className={cx(styles.bar, count === 0 && styles.none, count > most && styles.cut)}
                style={{ blockSize: `calc(${styles.highest} * ${Math.min(1, count / most)})` }}
                aria-hidden="true"
              />
              <span className={styles.date} aria-hidden="true">
                <span>{day}</span>
                <span>{month}</span>
              </span>
              <span className={styles.hidden}>{`${from}${until}: ${plural(count, nouns[0], nouns[1])}`}</span>
            </>
          )
          return (
            <li key={`${index}-${week.from}`}>
              {week.href && count > 0 ? (
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
    </div>
  )
}
