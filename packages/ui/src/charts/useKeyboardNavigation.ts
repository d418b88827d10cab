import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** A walk over the marks of a chart: which one is shown, and the properties of each stop. */
export interface KeyboardNavigation {
  /** Mark under the pointer or the focus; undefined when neither is in the chart. */
  readonly at: number | undefined
  readonly stopProps: (
    index: number,
    label: string,
  ) => {
    role: 'img'
    'aria-label': string
    tabIndex: 0 | -1
    'data-stop': number
    onFocus: () => void
    onBlur: () => void
    onPointerEnter: () => void
    onPointerLeave: () => void
    onKeyDown: (event: KeyboardEvent<SVGElement>) => void
  }
}

/** Returns the stop a key moves to, or undefined for a key that does not navigate. */
export function nextStop(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  if (key === 'ArrowRight') return Math.min(last, index + 1)
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/**
 * One Tab stop for a whole chart; arrows, Home and End walk its marks. `lead` replaces the arrows for charts with rows of
 * marks: it answers the index a key leads to.
 */
export function useKeyboardNavigation(
  count: number,
  lead: (key: string, index: number) => number | undefined = (key, index) => nextStop(key, index, count),
): KeyboardNavigation {
  const [stop, setStop] = useState(0)
  const [at, setAt] = useState<number>()
  const here = Math.min(stop, Math.max(0, count - 1))
  return {
    at: at !== undefined && at < count ? at : undefined,
    stopProps: (index, label) => ({
      role: 'img',
      'aria-label': label,
      tabIndex: index === here ? 0 : -1,
      'data-stop': index,
      onFocus: () => {
        setStop(index)
        setAt(index)
      },
      onBlur: () => setAt(undefined),
      onPointerEnter: () => setAt(index),
      onPointerLeave: () => setAt(undefined),
      onKeyDown: (event) => {
        const next = lead(event.key, index)
        if (next === undefined) return
        event.preventDefault()
        event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-stop="${next}"]`)?.focus()
      },
    }),
  }
}
