import { useLayoutEffect } from 'react'

/** Names of keys that write a character; others are words, such as `Escape`. */
const writesText = /^.$/u

/** The text after a key that is typed into it; undefined for keys that write nothing. */
function textAfterKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return writesText.test(key) ? text + key : undefined
}

interface TypedAheadProps {
  /** Receives the text so far with every key. */
  onText: (text: string) => void
}

/** Collects what is typed while the palette is loaded, so that no key after Ctrl+K is lost. Shows nothing. */
export function TypedAhead({ onText }: TypedAheadProps): null {
  useLayoutEffect(() => {
    let text = ''
    const onKey = (event: KeyboardEvent): void => {
      const next = textAfterKey(text, event)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      text = next
      onText(text)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onText])
  return null
}
