import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, HTMLAttributes } from 'react'
import { cx } from '../../../styles/cx.ts'
import { fromMinutes } from '../../../time/time.ts'
import type { TimeText } from '../../../time/time.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { DrawnHours } from './DrawnHours.tsx'
import { dayNames, hoursText, weekdays } from '../../data/WeekSchedule/schedule.ts'
import type { OtherBlock, TimeBlock } from '../../data/WeekSchedule/schedule.ts'
import * as styles from './ScheduleField.css.ts'
import { clamp, weekScale } from './week-scale.ts'
import type { Place, WeekScale } from './week-scale.ts'
import { useStroke } from './useStroke.ts'

interface WeekGridProps {
  label: string
  value: readonly TimeBlock[]
  onChange: (value: TimeBlock[]) => void
  others: readonly OtherBlock[]
  hours: { from: TimeText; to: TimeText }
  /** Minutes of one cell. */
  step: number
  isDisabled: boolean
  /** Tells a screen reader what was added or removed. */
  onAnnounce: (sentence: string) => void
}

/** The week as a grid of cells: arrows move, Space fills or empties, Shift and arrows or the mouse draw a rectangle. */
export function WeekGrid(props: WeekGridProps): ReactElement {
  const { label, value, onChange, others, step, isDisabled, onAnnounce } = props
  const grid = useRef<HTMLTableElement>(null)
  const scale = weekScale([...value, ...others], props.hours, step)
  const [wanted, setAt] = useState<Place>({ day: 0, slot: 0 })
  const at = { day: wanted.day, slot: clamp(wanted.slot, scale.slots - 1) }
  const stroke = useStroke({ value, onChange, onAnnounce, scale })

  function onKeyDown(event: KeyboardEvent) {
    const to = scale.placeAfter(at, event.key, event.ctrlKey || event.metaKey)
    const isFill = event.key === ' ' || event.key === 'Enter'
    const isRemove = event.key === 'Delete' || event.key === 'Backspace'
    if (to === undefined && !isFill && !isRemove) return
    event.preventDefault()
    if (to !== undefined && event.shiftKey) stroke.extend(at, to)
    else stroke.end()
    if (isFill) stroke.toggle(at)
    if (isRemove) removeBlock(props, scale.blockAt(value, at))
    if (to === undefined) return
    setAt(to)
    grid.current?.querySelector<HTMLElement>(`[data-place="${to.day} ${to.slot}"]`)?.focus()
  }

  const handlersOf = (place: Place) => (isDisabled ? {} : stroke.handlersOf(place, () => setAt(place)))

  return (
    <div className={styles.frameOfGrid}>
      {/* A table to read and print, a grid to work in, as in DataTable. */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-disabled={isDisabled || undefined}
        className={styles.grid}
        onKeyDown={isDisabled ? undefined : onKeyDown}
      >
        <thead>
          <WeekHead />
        </thead>
        <tbody>
          {Array.from({ length: scale.slots }, (_, slot) => (
            <SlotRow
              key={scale.startOf(slot)}
              {...{ slot, scale, value, others }}
              current={isDisabled ? undefined : at}
              onFocus={setAt}
              handlersOf={handlersOf}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function removeBlock({ value, onChange, onAnnounce }: WeekGridProps, found: TimeBlock | undefined): void {
  if (found === undefined) return
  const { day } = found
  onChange(value.filter((block) => block.day !== day || block.to <= found.from || block.from >= found.to))
  onAnnounce(`${dayNames[day]} ${hoursText(found)} removed.`)
}

function WeekHead(): ReactElement {
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        <VisuallyHidden>Time</VisuallyHidden>
      </th>
      {weekdays.map((day) => (
        <th key={day} scope="col" abbr={dayNames[day]} className={styles.dayHead}>
          {dayNames[day].slice(0, 3)}
        </th>
      ))}
    </tr>
  )
}

interface SlotRowProps extends Pick<WeekGridProps, 'value' | 'others'> {
  slot: number
  scale: WeekScale
  /** The cell that the tab key reaches; undefined where none is. */
  current: Place | undefined
  onFocus: (place: Place) => void
  handlersOf: (place: Place) => HTMLAttributes<HTMLElement>
}

/** One slot of time on every day. */
function SlotRow(props: SlotRowProps): ReactElement {
  const { slot, scale, value, others, current, onFocus, handlersOf } = props
  const [start, end] = [scale.startOf(slot), scale.startOf(slot + 1)]
  const top = start % 60 === 0 && slot > 0 && styles.fullHour
  return (
    <tr>
      <th scope="row" className={cx(styles.hour, top)}>
        {start % 60 === 0 ? fromMinutes(start) : <VisuallyHidden>{fromMinutes(start)}</VisuallyHidden>}
      </th>
      {weekdays.map((day, column) => (
        <td
          key={day}
          tabIndex={current?.day === column && current.slot === slot ? 0 : -1}
          data-place={`${column} ${slot}`}
          aria-selected={scale.isOn(value, { day: column, slot })}
          aria-label={`${dayNames[day]} ${hoursText({ from: fromMinutes(start), to: fromMinutes(end) })}`}
          className={cx(styles.cell, top)}
          onFocus={() => onFocus({ day: column, slot })}
          {...handlersOf({ day: column, slot })}
        >
          <DrawnHours day={day} from={start} to={end} value={value} others={others} />
        </td>
      ))}
    </tr>
  )
}
