import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Share of a tab that must show; a hair of it may hide under the fade. */
const wholly = 0.95

/**
 * Places (from zero) of the children of a row that are not wholly in view, kept up to date while it scrolls and changes
 * its size. `count` is the number of children.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const node = row.current
    if (node === null) return
    const children = [...node.children].slice(0, count)
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const after = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            const at = children.indexOf(target)
            if (intersectionRatio < wholly) after.add(at)
            else after.delete(at)
          }
          const isSame = after.size === before.size && [...after].every((at) => before.has(at))
          return isSame ? before : after
        }),
      { root: node, threshold: [0, wholly, 1] },
    )
    for (const child of children) observer.observe(child)
    return () => {
      observer.disconnect()
      setHidden(new Set())
    }
  }, [row, count])
  return hidden
}
