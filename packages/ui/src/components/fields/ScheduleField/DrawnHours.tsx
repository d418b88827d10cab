import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { toMinutes } from '../../../time/time.ts'
import { findClashes, hoursText, isBlock, mergeBlocks } from '../../data/WeekSchedule/schedule.ts'
import type { OtherBlock, TimeBlock, Weekday } from '../../data/WeekSchedule/schedule.ts'
import * as styles from './ScheduleField.css.ts'

interface DrawnHoursProps {
  day: Weekday
  /** First and last minute of the cell; only what begins in it is drawn, however far it reaches. */
  from: number
  to: number
  value: readonly TimeBlock[]
  others: readonly OtherBlock[]
}

/** Drawings that begin in one cell of the week, to the minute. Cells and the words below the grid say the same. */
export function DrawnHours({ day, from, to, value, others }: DrawnHoursProps): ReactElement {
  const isHere = (block: TimeBlock) => {
    const begins = toMinutes(block.from)
    return block.day === day && isBlock(block) && begins >= from && begins < to
  }
  const place = (block: Pick<TimeBlock, 'from' | 'to'>) => ({
    insetBlockStart: `${((toMinutes(block.from) - from) / (to - from)) * 100}%`,
    blockSize: `${((toMinutes(block.to) - toMinutes(block.from)) / (to - from)) * 100}%`,
  })
  const clashes = findClashes(value, others).map(({ block, other }) => ({
    day: block.day,
    from: block.from > other.from ? block.from : other.from,
    to: block.to < other.to ? block.to : other.to,
  }))
  const key = (block: TimeBlock) => `${block.from} ${block.to}`
  return (
    <>
      {others.filter(isHere).map((block) => (
        <span
          key={`${key(block)} ${block.label}`}
          aria-hidden="true"
          className={styles.other}
          style={place(block)}
        />
      ))}
      {mergeBlocks(value)
        .filter(isHere)
        .map((block) => (
          <span
            key={key(block)}
            aria-hidden="true"
            // Drawn by the style sheet: the name of the cell is its own half hour, not the whole block.
            data-hours={hoursText(block)}
            className={styles.block}
            style={place(block)}
          />
        ))}
      {clashes.filter(isHere).map((block) => (
        <span key={`clash ${key(block)}`} aria-hidden="true" className={styles.clash} style={place(block)}>
          <Icon of={TriangleAlert} />
        </span>
      ))}
    </>
  )
}
