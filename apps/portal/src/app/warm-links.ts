import { preloadScreen } from './preload.ts'

/**
 * Fetches the screen a link leads to as soon as the pointer or the focus is on it, until the answer is called. What the
 * screen asks the server waits for the click: reading a record is noted in the audit log, and looking at a link is not
 * reading.
 */
export function warmLinks(): () => void {
  let last = ''
  const warm = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.pathname === last)
      return
    last = link.pathname
    preloadScreen(last)
  }
  const events = ['pointerover', 'focusin'] as const
  for (const event of events) addEventListener(event, warm, { passive: true })
  return () => {
    for (const event of events) removeEventListener(event, warm)
  }
}
