/** Follows the pointer on the edge of a header cell; only the DOM moves until it is let go. */
export function dragWidth(
  edge: HTMLElement,
  pointer: { id: number; x: number },
  onWidth: (width: number) => void,
): void {
  const cell = edge.parentElement
  if (!cell || !edge.hasPointerCapture(pointer.id)) return
  const width = cell.getBoundingClientRect().width
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
  let now = width
  const stop = new AbortController()
  const { signal } = stop
  const onMove = (move: PointerEvent) => {
    now = width + sign * (move.clientX - pointer.x)
    cell.style.width = `${now}px`
  }
  const onEnd = () => {
    stop.abort()
    if (Math.abs(now - width) > 1) onWidth(now)
  }
  edge.addEventListener('pointermove', onMove, { signal })
  edge.addEventListener('pointerup', onEnd, { signal })
  edge.addEventListener('pointercancel', onEnd, { signal })
}
