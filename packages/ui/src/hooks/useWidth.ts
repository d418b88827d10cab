import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Width of an element in px, kept up to date; the fallback until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback = 640): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setWidth(node.clientWidth || fallback)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, fallback])
  return width
}
