import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** Pixels after which letting go closes, however slow the finger was. */
const far = 120
/** Pixels a millisecond at which letting go closes, however short the way was. */
const fast = 0.5

interface Swipe {
  start: number
  at: number
  moved: number
}

/**
 * Lets a finger or a pen push a panel out by a handle inside it: `bottom` down, `end` to the end of the line. The panel
 * follows the finger; let go early, it comes back. A mouse has the cross and the press outside instead. Put `panel` on
 * the panel and spread `grip` on the handle.
 */
export function useSwipeToClose(edge: 'bottom' | 'end', onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useRef<Swipe | undefined>(undefined)
  const along = (event: PointerEvent) => {
    if (edge === 'bottom') return event.clientY
    return getComputedStyle(event.currentTarget).direction === 'rtl' ? -event.clientX : event.clientX
  }
  const follow = (moved: number, event: PointerEvent) => {
    const sign = edge === 'end' && getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const way = `${sign * moved}px`
    if (panel.current) panel.current.style.translate = edge === 'bottom' ? `0 ${way}` : `${way} 0`
  }
  const release = () => {
    swipe.current = undefined
    if (panel.current) panel.current.style.translate = ''
  }
  const grip = {
    onPointerDown: (event: PointerEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input') !== null
      if (event.pointerType === 'mouse' || isOnControl) return
      swipe.current = { start: along(event), at: event.timeStamp, moved: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (swipe.current === undefined) return
      swipe.current.moved = Math.max(0, along(event) - swipe.current.start)
      follow(swipe.current.moved, event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (swipe.current === undefined) return
      const { moved, at } = swipe.current
      const isFlick = moved > 24 && moved / Math.max(1, event.timeStamp - at) > fast
      swipe.current = undefined
      if (!(moved > far || isFlick)) return release()
      onClose()
      // A closing panel leaves from where it is; one whose owner keeps it open comes back.
      setTimeout(release, 400)
    },
    onPointerCancel: release,
  }
  return { panel, grip }
}
