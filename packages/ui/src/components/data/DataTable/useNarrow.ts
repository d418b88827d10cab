import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Below this width of its container a table is drawn as a list. */
const listWidth = 480

/** Whether the element is narrower than a limit in px, the phone form's unless given; measured before the first paint. */
export function useNarrow(element: RefObject<HTMLElement | null>, limit = listWidth): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setNarrow(node.clientWidth > 0 && node.clientWidth < limit)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, limit])
  return isNarrow
}
