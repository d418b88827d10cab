import type { PointerEvent, ReactElement } from 'react'
import * as styles from './DataTable.css.ts'

interface ResizerProps {
  /** Takes the dragged width in px, or undefined for the column's own. */
  onWidth: (width: number | undefined) => void
}

/**
 * The edge of a header cell that can be dragged; a double press brings the column's own width back. For the mouse only:
 * the Columns menu has the same as buttons. While dragging only the DOM moves.
 */
export function Resizer({ onWidth }: ResizerProps): ReactElement {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: edge, pointerId, clientX } = event
    if (event.button !== 0) return
    event.preventDefault()
    edge.setPointerCapture(pointerId)
    void import('./drag-width.ts').then(({ dragWidth }) =>
      dragWidth(edge, { id: pointerId, x: clientX }, onWidth),
    )
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
