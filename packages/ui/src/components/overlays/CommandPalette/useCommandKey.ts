import { useEffect, useRef } from 'react'

/**
 * Calls `onPress` on Ctrl+K, on a Mac Command+K, wherever the focus is, and keeps the browser from taking the key for
 * its address bar. Nothing is called while a composition of an input method is under way or the key is held down.
 */
export function useCommandKey(onPress: () => void): void {
  const newest = useRef(onPress)
  useEffect(() => {
    newest.current = onPress
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommandKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommandKey || event.key.toLowerCase() !== 'k' || event.isComposing) return
      event.preventDefault()
      if (!event.repeat) newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
