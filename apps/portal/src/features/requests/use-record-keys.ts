import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Shortcut } from '../../platform/shortcuts/shortcut-keys.ts'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { queuePath } from './queue-path.ts'
import { neighboursInList } from './queue-place.ts'

/** Keys of a request: on through the list one came from, and back to it. */
export function useRecordKeys(code: string): void {
  const navigate = useNavigate()
  const keys = useMemo<readonly Shortcut[]>(() => {
    const go = (to: string | undefined) => {
      if (to !== undefined) void navigate(`${queuePath}/${to}`)
    }
    return [
      { keys: 'j', label: 'Next request', run: () => go(neighboursInList(code).next) },
      { keys: 'k', label: 'Previous request', run: () => go(neighboursInList(code).previous) },
      { keys: 'u', label: 'Back to the list of requests', run: () => void navigate(queuePath) },
    ]
  }, [code, navigate])
  useShortcuts(keys)
}
