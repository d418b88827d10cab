import type { PointerEvent, ReactElement } from 'react'
import * as styles from './DataTable.css.ts'

interface ResizerProps {
  /** Takes the dragged width in px, or undefined for the column's own. */
  onWidth: (width: number | undefined) => void
}

/**
 * The edge of a header cell that can be dragged; a double press brings the column's own width back. For the mouse only:
 * the View menu has the same as buttons. While dragging only the DOM moves.
 */
export function Resizer({ onWidth }: ResizerProps): ReactElement {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const cell = edge.parentElement
    if (!cell || event.button !== 0) return
    event.preventDefault()
    const from = event.clientX
    const width = cell.getBoundingClientRect().width
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    let now = width
    const onMove = (move: globalThis.PointerEvent) => {
      now = width + sign * (move.clientX - from)
      cell.style.width = `${now}px`
    }
    const stop = new AbortController()
    const onEnd = () => {
      stop.abort()
      if (Math.abs(now - width) > 1) onWidth(now)
    }
    edge.setPointerCapture(event.pointerId)
    edge.addEventListener('pointermove', onMove, { signal: stop.signal })
    edge.addEventListener('pointerup', onEnd, { signal: stop.signal })
    edge.addEventListener('pointercancel', onEnd, { signal: stop.signal })
  }
  return (
    <span
      aria-hidden="true"
      className={styles.resizer}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onWidth(undefined)}
    />
  )
}
