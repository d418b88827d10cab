import type { IsoDate } from '@capiz/domain/time'
import { dueText } from '@capiz/domain/work'
import type { ReactElement } from 'react'
import { today } from '../today.ts'
import * as styles from './due-day.css.ts'

interface DueDayProps {
  day: IsoDate
  /** what is written of the day; how late it is or when it is due without it */
  text?: string
  /** a heading over the rows says in red that they are late: the day of each need not */
  isUnderHeading?: boolean
}

/** Shows how late something is or when it is due: red where its day is past, amber where it is today. */
export function DueDay({ day, text, isUnderHeading = false }: DueDayProps): ReactElement {
  const now = today()
  const when = day < now ? 'past' : day === now ? 'today' : 'future'
  return (
    <span className={when === 'past' && isUnderHeading ? undefined : styles.days[when]}>
      {text ?? dueText(day, now)}
    </span>
  )
}
