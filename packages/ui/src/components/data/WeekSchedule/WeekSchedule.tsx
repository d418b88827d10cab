import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { dayNames, hoursText, isBlock, shownHours, weekdays } from './schedule.ts'
import type { WeekEntry, Weekday } from './schedule.ts'
import { toMinutes } from '../../../time/time.ts'
import { WeekLines } from './WeekLines.tsx'
import * as styles from './WeekSchedule.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface WeekScheduleProps extends ElementProps<HTMLUListElement> {
  /** Name of the list for screen readers: "Clinic hours of Dr. Marisol Reyes". */
  label: string
  /** The hours; what is no block (unknown day, end before start) is left out. */
  entries: readonly WeekEntry[]
  /** Day to stand out. */
  today?: Weekday | undefined
  /** Words for a day without hours. */
  empty?: string | undefined
  /** Notes on single days, after their hours: `Not on 30 Nov 2026: Bonifacio Day`. With `layout="week"` only. */
  notes?: Partial<Record<Weekday, string>> | undefined
  /** `lines` has the hours as text alone, days with equal hours together: for hours that stand in a week already. */
  layout?: 'week' | 'lines' | undefined
}

/** Full hours named over the strips. */
const ticks = [6, 9, 12, 15, 18, 21]

const keyOf = ({ from, to, label }: WeekEntry) => `${from} ${to} ${label ?? ''}`

const colorOf = ({ place = 0 }: WeekEntry) => styles.places[place % styles.places.length]

/** Names full hours over the strips. */
function Axis({ from, to }: { from: number; to: number }): ReactElement {
  const hours = ticks.filter((hour) => hour * 60 > from && hour * 60 < to)
  return (
    <li aria-hidden="true" className={cx(styles.day, styles.axis)}>
      <span />
      <span className={styles.ticks}>
        {hours.map((hour) => (
          <span
            key={hour}
            className={styles.tick}
            style={{ insetInlineStart: `${((hour * 60 - from) / (to - from)) * 100}%` }}
          >
            {hour}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The hours of one day as text, each with its place. */
function DayHours({ own }: { own: readonly WeekEntry[] }): ReactElement[] {
  return own.map((entry, at) => (
    <span key={keyOf(entry)} className={cx(entry.label !== undefined && styles.entry)}>
      {at > 0 && <span className={cx(entry.label !== undefined && styles.comma)}>, </span>}
      {hoursText(entry)}
      {entry.label !== undefined && (
        <>
          {' '}
          <span className={styles.place}>
            {entry.place !== undefined && (
              <span aria-hidden="true" className={cx(styles.dot, colorOf(entry))} />
            )}
            {entry.label}
          </span>
        </>
      )}
    </span>
  ))
}

/** The hours of a week to read: a line a day, in words and as a strip from morning to night. */
export function WeekSchedule(props: WeekScheduleProps): ReactElement {
  const { label, entries, today, empty = 'No hours', notes = {}, layout = 'week' } = props
  const drawn = entries.filter(isBlock).sort((a, b) => a.from.localeCompare(b.from))
  if (layout === 'lines')
    return (
      <ul {...elementProps(props)} aria-label={label} className={styles.list}>
        <WeekLines entries={drawn} empty={empty} />
      </ul>
    )
  const shown = shownHours(drawn, { from: '07:00', to: '19:00' })
  const share = (minutes: number) => `${(minutes / (shown.to - shown.from)) * 100}%`
  return (
    <ul {...elementProps(props)} aria-label={label} className={styles.list}>
      <Axis from={shown.from} to={shown.to} />
      {weekdays.map((day) => {
        const own = drawn.filter((entry) => entry.day === day)
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cx(styles.day, day === today && styles.today)}
          >
            <span>
              {dayNames[day]}
              {day === today && <span className={styles.now}> today</span>}
            </span>
            <span aria-hidden="true" className={styles.strip}>
              {own.map((entry) => (
                <span
                  key={keyOf(entry)}
                  className={cx(styles.block, colorOf(entry))}
                  style={{
                    insetInlineStart: share(toMinutes(entry.from) - shown.from),
                    inlineSize: share(toMinutes(entry.to) - toMinutes(entry.from)),
                  }}
                />
              ))}
            </span>
            <span>
              {own.length === 0 && <span className={styles.none}>{empty}</span>}
              <DayHours own={own} />
              {notes[day] !== undefined && <span className={styles.note}>{notes[day]}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
