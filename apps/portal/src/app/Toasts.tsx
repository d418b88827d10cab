import type * as ToasterModule from '@capiz/ui/Toaster'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'
import { whenCalm } from '../platform/loading/when-calm.ts'
import { endMessage } from '../platform/session/end-message.ts'
import { onSessionEnd } from '../platform/session/session-end.ts'
import { collectMessages, showMessagesIn, showToast } from '../platform/feedback/toasts.ts'

// a session may end before the page stands: the message waits for it
onSessionEnd((reason) => {
  const message = endMessage(reason)
  if (message !== undefined) showToast('info', message)
})

/** The message area, fetched when the first screen stands, or with the first message. */
export function Toasts(): ReactElement | null {
  const [module, setModule] = useState<typeof ToasterModule>()

  useEffect(() => {
    const fetchArea = () => void load(() => import('@capiz/ui/Toaster')).then(setModule, () => undefined)
    const stop = collectMessages(fetchArea)
    void whenCalm().then(fetchArea)
    return stop
  }, [])

  useEffect(() => {
    if (module !== undefined) showMessagesIn(module.toast)
  }, [module])

  if (module === undefined) return null
  const Region: ComponentType = module.Toaster
  return <Region />
}
