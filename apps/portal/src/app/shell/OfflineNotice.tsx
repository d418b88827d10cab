import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { type ReactPortal, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { dropQueued, queuedCount, onQueueChange, retryQueued } from '../../platform/calls/offline-queue.ts'
import { isRenewalDelayed, onRenewalDelay } from '../../platform/session/renewal-delay.ts'
import { onSessionEnd } from '../../platform/session/session-end.ts'
import * as styles from './OfflineNotice.css.ts'

/** Milliseconds between two tries: the browser does not always notice that the connection is back. */
const every = 10_000

function subscribeOnline(listener: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}

function titleOf(isOnline: boolean, waits: boolean): string {
  if (!isOnline) return 'You are offline'
  return waits ? 'Capiz cannot be reached' : 'Connection lost. Trying again.'
}

/** Says that the connection is gone, how many saves wait for it, and sends them when it is back. */
export function OfflineNotice(): ReactPortal | null {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const count = useSyncExternalStore(onQueueChange, queuedCount)
  const isDelayed = useSyncExternalStore(onRenewalDelay, isRenewalDelayed)
  const waits = count > 0
  const isLost = !isOnline || isDelayed
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(retryQueued, every)
    window.addEventListener('online', retryQueued)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retryQueued)
    }
  }, [waits])
  useEffect(() => onSessionEnd(dropQueued), [])
  const [isClosed, setClosed] = useState(false)
  // the next time is news again
  if (isClosed && (!isLost || waits)) setClosed(false)
  if (isClosed || (!isLost && !waits)) return null
  // it lies over the rail and over the buttons of a form, which the top bar it comes from does not
  return createPortal(
    <div className={styles.corner}>
      <Notice
        tone="attention"
        title={titleOf(isOnline, waits)}
        actions={
          waits ? (
            <>
              <Button size="sm" onPress={retryQueued}>
                Try now
              </Button>
              <Button size="sm" variant="quiet" onPress={dropQueued}>
                Do not wait
              </Button>
            </>
          ) : (
            // on a phone it lies over the title of the page
            <Button size="sm" variant="quiet" onPress={() => setClosed(true)}>
              Close
            </Button>
          )
        }
        isLive
      >
        {waits
          ? `${plural(count, 'save waits', 'saves wait')} and will be sent when the connection is back. Keep this page open.`
          : 'What is on the screen may be out of date. What you type is kept on this device.'}
      </Notice>
    </div>,
    document.body,
  )
}
