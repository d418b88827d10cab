import type { ReactElement } from 'react'
import { scheduleText, weekdays } from './schedule.ts'
import type { WeekEntry } from './schedule.ts'
import * as styles from './WeekSchedule.css.ts'

interface WeekLinesProps {
  /** The hours, valid blocks only. */
  entries: readonly WeekEntry[]
  /** Text for a week without hours. */
  empty: string
}

/** The same hours as text: days with equal hours on one line, a line more for each room or remark. */
export function WeekLines({ entries, empty }: WeekLinesProps): ReactElement {
  const inWeek = entries.toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
  const lines = [...Map.groupBy(inWeek, ({ label }) => label)].flatMap(([label, blocks]) =>
    scheduleText(blocks).map((text) => ({ text, label })),
  )
  if (lines.length === 0) return <li className={styles.none}>{empty}</li>
  return (
    <>
      {lines.map(({ text, label }) => (
        <li key={`${text} ${label ?? ''}`}>
          {text}
          {label !== undefined && <span className={styles.place}>{` ${label}`}</span>}
        </li>
      ))}
    </>
  )
}
