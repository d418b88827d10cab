import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { type ReactPortal, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { dropHeld, heldCount, onHeldChange, sendHeld } from '../../lib/held-sends.ts'
import { onSessionEnd } from '../session/session-end.ts'
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

/** Says that the connection is gone, how many saves wait for it, and sends them when it is back. */
export function OfflineNotice(): ReactPortal | null {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const count = useSyncExternalStore(onHeldChange, heldCount)
  const waits = count > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(sendHeld, every)
    window.addEventListener('online', sendHeld)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendHeld)
    }
  }, [waits])
  useEffect(() => onSessionEnd(dropHeld), [])
  const [isClosed, setClosed] = useState(false)
  // the next time is news again
  if (isClosed && (isOnline || waits)) setClosed(false)
  if (isClosed || (isOnline && !waits)) return null
  // it lies over the rail and over the buttons of a form, which the top bar it comes from does not
  return createPortal(
    <div className={styles.corner}>
      <Notice
        kind="attention"
        title={isOnline ? 'Capiz cannot be reached' : 'You are offline'}
        actions={
          waits ? (
            <>
              <Button size="sm" onPress={sendHeld}>
                Try now
              </Button>
              <Button size="sm" variant="quiet" onPress={dropHeld}>
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
