import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { toastQueue } from './toast.ts'

/** Stops the clock of the shown message while the page is hidden. */
export function usePauseWhileHidden(): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) toastQueue.pause('hidden')
      else toastQueue.resume('hidden')
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
}

/** F6 moves the focus between the messages and the place it came from; `goBack` returns it there. */
export function useF6(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onF6 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return
      const isInside = region.current.contains(document.activeElement)
      const target = isInside ? cameFrom.current : region.current.querySelector<HTMLElement>('button')
      if (!target) return
      event.preventDefault()
      if (!isInside && document.activeElement instanceof HTMLElement)
        cameFrom.current = document.activeElement
      goTo(target)
    }
    // Captured, so that a toast is reached from inside a dialog too.
    document.addEventListener('keydown', onF6, true)
    return () => document.removeEventListener('keydown', onF6, true)
  }, [region])
  const goBack = () => {
    if (cameFrom.current) goTo(cameFrom.current)
  }
  return { goBack }
}

/** Moves the focus; the page itself cannot take it, there it is only let go. */
function goTo(element: HTMLElement): void {
  if (element !== document.body) element.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
