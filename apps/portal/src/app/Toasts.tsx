import type * as ToasterModule from '@capiz/ui/Toaster'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { load } from './lazy-screen.ts'
import { endWords } from './session/end-words.ts'
import { onSessionEnd } from './session/session-end.ts'
import { announceToasts, showToast } from './toasts.ts'

/** Milliseconds after the first paint until the message area is fetched, so that it delays nothing. */
const later = 300

/** The message area, fetched after the first paint. */
export function Toasts(): ReactElement | null {
  const [module, setModule] = useState<typeof ToasterModule>()

  useEffect(() => {
    const timer = setTimeout(() => {
      load(() => import('@capiz/ui/Toaster')).then(setModule, () => undefined)
    }, later)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (module !== undefined) announceToasts(module.toast)
  }, [module])

  useEffect(
    () =>
      onSessionEnd((reason) => {
        const words = endWords(reason)
        if (words !== undefined) void showToast('info', words)
      }),
    [],
  )

  if (module === undefined) return null
  const Region: ComponentType = module.Toaster
  return <Region />
}
