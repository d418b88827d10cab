import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { fromMinutes } from '../../../time/time.ts'
import { addRange, daysText, hoursText, removeRange } from '../../data/WeekSchedule/schedule.ts'
import type { TimeBlock } from '../../data/WeekSchedule/schedule.ts'
import type { Place, WeekScale } from './week-scale.ts'

/** A rectangle being drawn: where it began, what was there before, and whether it adds or removes. */
interface Stroke {
  anchor: Place
  before: readonly TimeBlock[]
  isAdding: boolean
}

interface StrokeOptions {
  value: readonly TimeBlock[]
  onChange: (value: TimeBlock[]) => void
  /** Tells a screen reader what was added or removed. */
  onAnnounce: (sentence: string) => void
  scale: WeekScale
}

/** Draws rectangles of hours: with the mouse, with Shift and arrows, or cell by cell. */
export function useStroke({ value, onChange, onAnnounce, scale }: StrokeOptions) {
  const stroke = useRef<Stroke | undefined>(undefined)
  const isByMouse = useRef(false)

  useEffect(() => {
    const end = () => {
      if (isByMouse.current) stroke.current = undefined
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [])

  function begin(anchor: Place, isAdding = !scale.isOn(value, anchor)): Stroke {
    stroke.current = { anchor, before: value, isAdding }
    return stroke.current
  }

  function paint({ anchor, before, isAdding }: Stroke, to: Place) {
    const range = scale.rangeOf(anchor, to)
    onChange(isAdding ? addRange(before, range) : removeRange(before, range))
    const hours = hoursText({ from: fromMinutes(range.from), to: fromMinutes(range.to) })
    onAnnounce(`${daysText(range.days)} ${hours} ${isAdding ? 'added' : 'removed'}.`)
  }

  function end() {
    stroke.current = undefined
  }

  function toggle(place: Place) {
    paint(begin(place), place)
    end()
  }

  return {
    end,
    toggle,
    /** Adds from the cell where drawing began, else from this one. */
    extend: (from: Place, to: Place) => paint(stroke.current ?? begin(from, true), to),
    /** Handlers of a cell for the mouse, which draws, and for fingers, which only fill or empty it. */
    handlersOf: (place: Place, onPress: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        isByMouse.current = event.pointerType === 'mouse' && event.button === 0
        onPress()
        if (isByMouse.current) paint(begin(place), place)
      },
      onPointerEnter: (event: PointerEvent) => {
        if (stroke.current !== undefined && isByMouse.current && event.buttons === 1)
          paint(stroke.current, place)
      },
      // A finger and assistive technology only click: drawing would take the page's scrolling away.
      onClick: () => {
        if (!isByMouse.current) toggle(place)
        isByMouse.current = false
      },
    }),
  }
}
