import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Share of a tab that must show; the rest is within its padding. */
const wholly = 0.95

/**
 * Places (from zero) of the children of a row that are not wholly in view, kept up to date while it scrolls and changes
 * its size. These children carry `data-cut`.
 */
export function useOverflow(row: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const node = row.current
    if (node === null) return
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const after = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            const at = [...node.children].indexOf(target)
            const isCut = intersectionRatio < wholly
            target.toggleAttribute('data-cut', isCut)
            if (isCut) after.add(at)
            else after.delete(at)
          }
          return after
        }),
      { root: node, threshold: wholly },
    )
    const watch = () => {
      observer.disconnect()
      for (const child of node.children) observer.observe(child)
    }
    watch()
    // Tabs of react-aria arrive after the row itself.
    const arrivals = new MutationObserver(watch)
    arrivals.observe(node, { childList: true })
    return () => {
      arrivals.disconnect()
      observer.disconnect()
    }
  }, [row])
  return hidden
}
