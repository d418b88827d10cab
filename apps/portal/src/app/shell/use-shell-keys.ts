import { useEffect } from 'react'
import { activeShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { createKeyReader } from '../../platform/shortcuts/shortcut-keys.ts'
import { isHandledElsewhere } from './handled-elsewhere.ts'

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
