import { useEffect } from 'react'
import { activeShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { createKeyReader } from '../../platform/shortcuts/shortcut-keys.ts'

const fields = 'input, textarea, select, [contenteditable], [role=menu] *, [role=listbox] *'

/** Fields take every key for themselves, and an open window or menu has keys of its own. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : undefined
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    event.repeat ||
    at?.matches(fields) === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  )
}

/** Lets single keys act, as far as this device has them switched on. */
export function useShellKeys(): void {
  useEffect(() => {
    const read = createKeyReader()
    const onKey = (event: KeyboardEvent): void => {
      if (isHandledElsewhere(event)) return
      const found = read(event.key, event.timeStamp, activeShortcuts())
      if (found === undefined) return
      event.preventDefault()
      found.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
