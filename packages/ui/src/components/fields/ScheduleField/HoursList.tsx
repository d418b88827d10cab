import Plus from '@lucide/icons/icons/plus'
import X from '@lucide/icons/icons/x'
import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import * as field from '../Field/Field.css.ts'
import { ErrorText } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PlainIconButton } from '../../primitives/IconButton/PlainIconButton.tsx'
import { TimeField } from '../TimeField/index.ts'
import type { TimeText } from '../TimeField/index.ts'
import { fromMinutes, isTimeText, toMinutes } from '../../../time/time.ts'
import { dayNames, hoursText, isBlock, weekdays } from '../../data/WeekSchedule/schedule.ts'
import type { TimeBlock, Weekday } from '../../data/WeekSchedule/schedule.ts'
import * as styles from './ScheduleField.css.ts'

interface HoursListProps {
  label: string
  value: readonly TimeBlock[]
  onChange: (value: TimeBlock[]) => void
  isDisabled: boolean
}

/** Hours to offer next on a day: the usual morning, then two hours after an hour's rest; none when the day is full. */
function nextHours(day: Weekday, value: readonly TimeBlock[]): TimeBlock | undefined {
  const ends = value
    .filter((block) => block.day === day && isBlock(block))
    .map((block) => toMinutes(block.to))
  if (ends.length === 0) return { day, from: '09:00', to: '12:00' }
  const from = Math.max(...ends) + 60
  return from >= 23 * 60 ? undefined : { day, from: fromMinutes(from), to: fromMinutes(from + 120) }
}

/** The week as lines of typed times, to the minute. It says the same as the grid, and is the form for phones. */
export function HoursList({ label, value, onChange, isDisabled }: HoursListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const remove = (block: TimeBlock) => {
    onChange(value.filter((each) => each !== block))
    list.current?.querySelector<HTMLElement>(`[data-day="${block.day}"] [data-add] button`)?.focus()
  }
  return (
    <ul ref={list} aria-label={label} className={styles.list}>
      {weekdays.map((day) => {
        const next = nextHours(day, value)
        const blocks = value.filter((block) => block.day === day)
        return (
          <li key={day} data-day={day} className={styles.day}>
            <span className={styles.dayName}>{dayNames[day]}</span>
            <div className={styles.blocks}>
              {blocks.map((block, at) => (
                <Hours
                  // Its place keeps the fields, and with them the focus, while the times change.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  block={block}
                  isDisabled={isDisabled}
                  onChange={(changed) => onChange(value.map((each) => (each === block ? changed : each)))}
                  onRemove={() => remove(block)}
                />
              ))}
              <span data-add>
                <Button
                  variant="quiet"
                  size="sm"
                  isDisabled={isDisabled || next === undefined}
                  aria-label={`Add hours on ${dayNames[day]}`}
                  onPress={() => next !== undefined && onChange([...value, next])}
                >
                  <Icon of={Plus} /> Add hours
                </Button>
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface HoursProps {
  block: TimeBlock
  onChange: (block: TimeBlock) => void
  onRemove: () => void
  isDisabled: boolean
}

function Hours({ block, onChange, onRemove, isDisabled }: HoursProps): ReactElement {
  // Times that are no block yet (incomplete, or ending before they begin) stay here until they are.
  const [draft, setDraft] = useState<{ of: TimeBlock; from: TimeText | null; to: TimeText | null }>()
  const { from, to } = draft?.of === block ? draft : block
  const name = dayNames[block.day]
  const isBackward = from !== null && to !== null && isTimeText(from) && isTimeText(to) && from >= to

  function change(part: { from: TimeText | null } | { to: TimeText | null }) {
    const next = { from, to, ...part }
    const whole =
      next.from === null || next.to === null ? undefined : { ...block, from: next.from, to: next.to }
    if (whole !== undefined && isBlock(whole)) onChange(whole)
    else setDraft({ of: block, ...next })
  }

  return (
    <div className={styles.times}>
      <TimeField
        label={`${name}, from`}
        isLabelHidden
        value={from}
        onChange={(next) => change({ from: next })}
        isDisabled={isDisabled}
      />
      <span>to</span>
      <TimeField
        label={`${name}, to`}
        isLabelHidden
        value={to}
        onChange={(next) => change({ to: next })}
        isDisabled={isDisabled}
      />
      <PlainIconButton
        icon={X}
        size="sm"
        label={`Remove ${name} ${hoursText(block)}`}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
      {isBackward && (
        <output className={`${field.error} ${styles.error}`}>
          <ErrorText>{`Choose an end after ${from}.`}</ErrorText>
        </output>
      )}
    </div>
  )
}
