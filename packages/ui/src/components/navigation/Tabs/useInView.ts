import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Left edge of a child in px, from the start of what the row scrolls. */
const startOf = (row: HTMLElement, child: HTMLElement): number => child.offsetLeft - row.offsetLeft
const endOf = (row: HTMLElement, child: HTMLElement): number => startOf(row, child) + child.offsetWidth

/** Left edge in px of the first child from which all that follow fit into the row. */
function lastStop(row: HTMLElement, children: readonly HTMLElement[]): number {
  const last = children.at(-1)
  if (last === undefined) return 0
  const first = children.find((child) => endOf(row, last) - startOf(row, child) <= row.clientWidth)
  return startOf(row, first ?? last)
}

/**
 * Scrolls a row sideways, if need be, until a child is wholly in view: the child, or the first of the last ones, is at the
 * left edge then. Padding after the last child lets the row stop there.
 */
function reveal(row: HTMLElement, child: Element | undefined): void {
  const children = [...row.children].filter((one) => one instanceof HTMLElement)
  const last = children.at(-1)
  if (!(child instanceof HTMLElement) || last === undefined) return
  const stop = lastStop(row, children)
  row.style.paddingInlineEnd = `${Math.max(0, stop + row.clientWidth - endOf(row, last))}px`
  const start = startOf(row, child)
  const isWhole = start >= row.scrollLeft && endOf(row, child) <= row.scrollLeft + row.clientWidth
  if (!isWhole) row.scrollLeft = Math.min(start, stop)
}

/**
 * Keeps a child of a row of tabs (by its place, from zero) wholly in view: at first, when the place changes, and whenever
 * the row gets another width; and each child that takes the focus. The page itself never moves, and a row scrolled by hand
 * stays where it was put.
 */
export function useInView(row: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    const node = row.current
    if (node === null) return
    const observer = new ResizeObserver(() => {
      // a wider row may have room for the first tabs again
      node.scrollLeft = 0
      reveal(node, node.children[place])
    })
    // the padding that is set here is no change of its size
    observer.observe(node, { box: 'border-box' })
    const focus = ({ target }: FocusEvent) =>
      reveal(
        node,
        [...node.children].find((child) => target instanceof Node && child.contains(target)),
      )
    node.addEventListener('focusin', focus)
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', focus)
      node.style.paddingInlineEnd = ''
    }
  }, [row, place])
}
