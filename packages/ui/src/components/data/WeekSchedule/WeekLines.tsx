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

/** Hours of a day, `09:00–12:00`, which a line does not break. */
const range = /(\d{2}:\d{2}–\d{2}:\d{2})/u

/** Days and hours, broken only between them. */
function Line({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(range).map((part, place) =>
        range.test(part) ? (
          <span key={`${place}-${part}`} className={styles.range}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
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
          <Line text={text} />
          {label !== undefined && <span className={styles.place}>{` ${label}`}</span>}
        </li>
      ))}
    </>
  )
}
