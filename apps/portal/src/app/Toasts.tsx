import type * as ToasterModule from '@capiz/ui/Toaster'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'
import { endMessage } from '../platform/session/end-message.ts'
import { onSessionEnd } from '../platform/session/session-end.ts'
import { collectMessages, showMessagesIn, showToast } from '../platform/feedback/toasts.ts'

/** Milliseconds after the first paint until the message area is fetched, so that it delays nothing. */
const later = 300

/** The message area, fetched after the first paint. */
export function Toasts(): ReactElement | null {
  const [module, setModule] = useState<typeof ToasterModule>()

  useEffect(collectMessages, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      load(() => import('@capiz/ui/Toaster')).then(setModule, () => undefined)
    }, later)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (module !== undefined) showMessagesIn(module.toast)
  }, [module])

  useEffect(
    () =>
      onSessionEnd((reason) => {
        const message = endMessage(reason)
        if (message !== undefined) showToast('info', message)
      }),
    [],
  )

  if (module === undefined) return null
  const Region: ComponentType = module.Toaster
  return <Region />
}
