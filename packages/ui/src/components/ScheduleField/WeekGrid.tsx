import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { fromMinutes } from '../TimeField/time.ts'
import type { TimeText } from '../TimeField/time.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { DrawnHours } from './DrawnHours.tsx'
import {
  addRange,
  dayNames,
  daysText,
  findBlock,
  hoursText,
  isCovered,
  removeRange,
  shownHours,
  weekdays,
} from './schedule.ts'
import type { OtherBlock, TimeBlock, WeekRange } from './schedule.ts'
import * as styles from './ScheduleField.css.ts'

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
  onSay: (sentence: string) => void
}

interface Place {
  day: number
  slot: number
}

/** A rectangle being drawn: where it began, what was there before, and whether it adds or removes. */
interface Stroke {
  anchor: Place
  before: readonly TimeBlock[]
  isAdding: boolean
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)

/** The week as a grid of cells: arrows move, Space fills or empties, Shift and arrows or the mouse draw a rectangle. */
export function WeekGrid(props: WeekGridProps): ReactElement {
  const { label, value, onChange, others, step, isDisabled, onSay } = props
  const grid = useRef<HTMLTableElement>(null)
  const stroke = useRef<Stroke | undefined>(undefined)
  const isByMouse = useRef(false)
  const shown = shownHours([...value, ...others], props.hours)
  const slots = Math.ceil((shown.to - shown.from) / step)
  const [wanted, setAt] = useState<Place>({ day: 0, slot: 0 })
  const at = { day: wanted.day, slot: clamp(wanted.slot, slots - 1) }

  useEffect(() => {
    const end = () => {
      if (isByMouse.current) stroke.current = undefined
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [])

  const startOf = (slot: number) => shown.from + slot * step
  const rangeOf = (a: Place, b: Place): WeekRange => ({
    days: weekdays.slice(Math.min(a.day, b.day), Math.max(a.day, b.day) + 1),
    from: startOf(Math.min(a.slot, b.slot)),
    to: startOf(Math.max(a.slot, b.slot) + 1),
  })
  const isOn = ({ day, slot }: Place) =>
    isCovered(value, weekdays[day] ?? 'MON', startOf(slot), startOf(slot + 1))

  function begin(anchor: Place, isAdding: boolean): Stroke {
    stroke.current = { anchor, before: value, isAdding }
    return stroke.current
  }

  function paint({ anchor, before, isAdding }: Stroke, to: Place) {
    const range = rangeOf(anchor, to)
    onChange(isAdding ? addRange(before, range) : removeRange(before, range))
    const hours = hoursText({ from: fromMinutes(range.from), to: fromMinutes(range.to) })
    onSay(`${daysText(range.days)} ${hours} ${isAdding ? 'added' : 'removed'}.`)
  }

  function toggle(place: Place) {
    paint(begin(place, !isOn(place)), place)
    stroke.current = undefined
  }

  function go(to: Place) {
    setAt(to)
    grid.current?.querySelector<HTMLElement>(`[data-place="${to.day} ${to.slot}"]`)?.focus()
  }

  function removeBlock() {
    const day = weekdays[at.day] ?? 'MON'
    const found = findBlock(value, day, startOf(at.slot)) ?? findBlock(value, day, startOf(at.slot + 1) - 1)
    if (found === undefined) return
    onChange(value.filter((block) => block.day !== day || block.to <= found.from || block.from >= found.to))
    onSay(`${dayNames[day]} ${hoursText(found)} removed.`)
  }

  function onKeyDown(event: KeyboardEvent) {
    const inRow = event.ctrlKey || event.metaKey
    const moves: Record<string, Place> = {
      ArrowUp: { ...at, slot: at.slot - 1 },
      ArrowDown: { ...at, slot: at.slot + 1 },
      ArrowLeft: { ...at, day: at.day - 1 },
      ArrowRight: { ...at, day: at.day + 1 },
      PageUp: { ...at, slot: at.slot - 120 / step },
      PageDown: { ...at, slot: at.slot + 120 / step },
      Home: { day: 0, slot: inRow ? 0 : at.slot },
      End: { day: 6, slot: inRow ? slots - 1 : at.slot },
    }
    const move = moves[event.key]
    const isKnown = move !== undefined || [' ', 'Enter', 'Delete', 'Backspace'].includes(event.key)
    if (!isKnown) return
    event.preventDefault()
    if (move === undefined) {
      stroke.current = undefined
      if (event.key === ' ' || event.key === 'Enter') toggle(at)
      else removeBlock()
      return
    }
    const to = { day: clamp(move.day, 6), slot: clamp(Math.round(move.slot), slots - 1) }
    if (event.shiftKey) paint(stroke.current ?? begin(at, true), to)
    else stroke.current = undefined
    go(to)
  }

  function press(event: PointerEvent, place: Place) {
    isByMouse.current = event.pointerType === 'mouse' && event.button === 0
    setAt(place)
    if (isByMouse.current) paint(begin(place, !isOn(place)), place)
  }

  const handlers = (place: Place) =>
    isDisabled
      ? {}
      : {
          onPointerDown: (event: PointerEvent) => press(event, place),
          onPointerEnter: (event: PointerEvent) => {
            if (stroke.current !== undefined && isByMouse.current && event.buttons === 1)
              paint(stroke.current, place)
          },
          // A finger and assistive technology only click: drawing would take the page's scrolling away.
          onClick: () => {
            if (!isByMouse.current) toggle(place)
            isByMouse.current = false
          },
        }

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
        </thead>
        <tbody>
          {Array.from({ length: slots }, (_, slot) => {
            const [start, end] = [startOf(slot), startOf(slot + 1)]
            const top = start % 60 === 0 && slot > 0 && styles.fullHour
            return (
              <tr key={start}>
                <th scope="row" className={cx(styles.hour, top)}>
                  {start % 60 === 0 ? (
                    fromMinutes(start)
                  ) : (
                    <VisuallyHidden>{fromMinutes(start)}</VisuallyHidden>
                  )}
                </th>
                {weekdays.map((day, column) => (
                  <td
                    key={day}
                    tabIndex={!isDisabled && at.day === column && at.slot === slot ? 0 : -1}
                    data-place={`${column} ${slot}`}
                    aria-selected={isOn({ day: column, slot })}
                    aria-label={`${dayNames[day]} ${hoursText({ from: fromMinutes(start), to: fromMinutes(end) })}`}
                    className={cx(styles.cell, top)}
                    onFocus={() => setAt({ day: column, slot })}
                    {...handlers({ day: column, slot })}
                  >
                    <DrawnHours day={day} from={start} to={end} value={value} others={others} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
