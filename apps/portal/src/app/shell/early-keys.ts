import { useEffect, useState } from 'react'
import { isHandledElsewhere } from './handled-elsewhere.ts'

/** Names of keys that write a character; others are words, such as `Escape`. A space presses what has the focus. */
const writesText = /^\S$/u

/** Presses keys again, one after the other; each has acted before the next is pressed. */
async function pressAgain(keys: readonly KeyboardEvent[]): Promise<void> {
  // after the effects that are under way: what a key changes within them is drawn later than the next key
  await Promise.resolve()
  for (const { key, ctrlKey, metaKey, shiftKey } of keys) {
    const again = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
    document.dispatchEvent(new KeyboardEvent('keydown', again))
    // no longer than this: the palette takes keys that are pressed again only until it is loaded
    await Promise.resolve()
  }
}

/** Ctrl+K, on a Mac Command+K, as the palette itself understands it. */
const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Whether a key after Ctrl+K belongs to the text of the palette, wherever the focus is. */
const isForPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'Backspace' || key.length === 1)

/**
 * Keeps the keys that are pressed before the tools that answer them are there, fetches the tools at once, and presses the
 * keys again when they stand. Otherwise the browser takes Ctrl+K for its address bar, and `g r` leads nowhere.
 */
export function useEarlyKeys(areToolsThere: boolean, fetchTools: () => void): void {
  const [kept] = useState<KeyboardEvent[]>(() => [])
  useEffect(() => {
    if (areToolsThere) {
      void pressAgain(kept.splice(0))
      return
    }
    const onKey = (event: KeyboardEvent): void => {
      const isWanted = kept.some(opensPalette)
        ? isForPalette(event)
        : opensPalette(event) || (writesText.test(event.key) && !isHandledElsewhere(event))
      if (!isWanted || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat || !opensPalette(event)) kept.push(event)
      fetchTools()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [areToolsThere, fetchTools, kept])
}
