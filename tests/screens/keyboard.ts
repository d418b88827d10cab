import type { Page } from 'playwright'
import type { Findings } from './rules.ts'

/** Stops of the keyboard that are walked. */
const stops = 60

/** Findings of a walk by Tab, by rule. */
export interface Walk {
  /** What has the focus is never wholly behind something else (WCAG 2.2, 2.4.11). */
  focus: Findings
  /** The focus follows the order of the page (2.4.3). */
  order: Findings
  /** Every Tab leaves what has the focus (2.1.2). */
  trap: Findings
}

/** A stop of the walk as the page sees it. */
interface Stop {
  name: string
  isSeen: boolean
  isBefore: boolean
  isSame: boolean
}

/** Looks at what has the focus, and at its place after the stop before; null where the walk has left the page. */
function lookAtStop(): Stop | null {
  const kept = window as { capizStop?: Element }
  const element = document.activeElement
  if (!element || element === document.body) {
    delete kept.capizStop
    return null
  }
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const spots = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const
  const isSeen = spots.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
  })
  const last = kept.capizStop
  kept.capizStop = element
  const isBefore =
    last?.isConnected === true &&
    (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { name: name.trim().slice(0, 40), isSeen, isBefore, isSame: last === element }
}

/** Walks the page by Tab from its beginning, in the window it has. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const walk = { focus: [] as string[], order: [] as string[], trap: [] as string[] }
  await page.evaluate(() => {
    delete (window as { capizStop?: Element }).capizStop
    window.scrollTo(0, 0)
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtStop)
    // after the last stop the walk begins again
    if (found === null) break
    if (!found.isSeen) walk.focus.push(`behind something: ${found.name}`)
    if (found.isBefore) walk.order.push(`goes back to: ${found.name}`)
    if (found.isSame) walk.trap.push(`Tab stays at: ${found.name}`)
  }
  return walk
}
