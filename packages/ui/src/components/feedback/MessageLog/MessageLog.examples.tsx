import type { ReactElement } from 'react'
import { MessageLog } from '@capiz/ui/MessageLog'

export default { title: 'Examples/MessageLog' }

/** Every message of the session, newest first. */
export function OfTheSession(): ReactElement {
  return (
    <MessageLog
      messages={[
        {
          key: '2',
          type: 'success',
          text: 'Room rates have been sent for approval.',
          count: 1,
          at: new Date('2026-11-20T14:05:00+08:00').getTime(),
        },
        {
          key: '1',
          type: 'error',
          text: 'The server did not answer. Try again.',
          count: 4,
          at: new Date('2026-11-20T14:02:00+08:00').getTime(),
        },
      ]}
    />
  )
}

/** A task that is gone at sign-out. */
export function DontHideWork(): ReactElement {
  return (
    <MessageLog
      messages={[
        {
          key: '1',
          type: 'warning',
          text: 'Renew your licence within 5 days.',
          count: 1,
          at: new Date('2026-11-20T14:05:00+08:00').getTime(),
        },
      ]}
    />
  )
}
