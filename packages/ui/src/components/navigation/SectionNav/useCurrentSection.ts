import { useEffect, useState } from 'react'

/** Lowest place of a title, in px from the top of the window, at which its section counts as reached. */
const reachedAt = 96

/** Returns the section that is read: the last one whose title reached the top, or the one in use at the end of the page. */
function sectionInView(ids: readonly string[]): string | undefined {
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id)
    return element === null ? [] : [{ id, element }]
  })
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isReached = ({ element }: (typeof found)[number]) => element.getBoundingClientRect().top <= reachedAt
  // Before anything is scrolled short sections stand at the top together.
  const reached = (scrollTop > 0 ? found.findLast(isReached) : undefined) ?? found[0]
  if (scrollHeight - clientHeight - scrollTop > 1) return reached?.id
  // The titles of the last sections cannot reach the top of the window.
  const inUse = found.find(({ element }) => element.contains(document.activeElement))
  return (inUse ?? (scrollTop > 0 ? found.at(-1) : reached))?.id
}

/** Follows which of the sections is read, while the page is scrolled and while the focus moves. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const follow = () => setCurrent(sectionInView(key.split(' ')))
    follow()
    const events = ['scroll', 'focusin', 'resize'] as const
    for (const event of events) window.addEventListener(event, follow, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, follow)
    }
  }, [key])
  return current
}
