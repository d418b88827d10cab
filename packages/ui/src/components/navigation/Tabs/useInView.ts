import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Pixels a tab keeps from an edge of the row, so that it is clear of the fade. */
const clear = 32

/**
 * Scrolls a row sideways until its child at a place (from zero) shows: at first, when the place changes, and whenever the
 * row gets another width. The page itself never moves, and a row scrolled by hand stays where it was put.
 */
export function useInView(row: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    const node = row.current
    if (node === null) return
    const observer = new ResizeObserver(() => {
      const tab = node.children[place]
      if (!(tab instanceof HTMLElement)) return
      const start = tab.offsetLeft - node.offsetLeft
      const end = start + tab.offsetWidth
      node.scrollLeft = Math.min(Math.max(node.scrollLeft, end + clear - node.clientWidth), start - clear)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [row, place])
}
