import { dashboard } from '@capiz/api/contract/log'
import { NotificationBell } from '@capiz/ui/NotificationBell'
import { type ReactElement, useEffect, useState } from 'react'
import { deviceStorage, devicePrefix } from '../../platform/calls/api.ts'
import { useCall } from '../../platform/data/query.tsx'
import { setWaitingCount } from '../../platform/routing/waiting-count.ts'
import { useUser } from '../../platform/session/session.ts'
import { allSeen, countNew, linesOf, readSeen, stillSeen, waitingFor } from './notification-state.ts'

/** Milliseconds between two looks at what waits for the user (domain model 11.4). */
const every = 60_000

/** Shows the items awaiting the user, read every minute while the page is visible; keeps seen ones on the device. */
export function Notifications(): ReactElement | null {
  const { user, marker, permissions } = useUser()
  const stored = `${devicePrefix}seen.${user.code}`
  // providers are always told of their own record
  const hasNotifications = marker !== 'ADMIN' || permissions.has('DASHBOARD_VIEW')
  const input = { query: { type: 'NOTIFICATION' as const } }
  const { data } = useCall(dashboard.get, input, { every, isEnabled: hasNotifications })
  const [looked, setLooked] = useState(() => readSeen(deviceStorage.getItem(stored)))
  const items = data?.items
  const seen = items === undefined ? looked : stillSeen(looked, items)
  const text = JSON.stringify(seen)
  if (text !== JSON.stringify(looked)) setLooked(seen)
  useEffect(() => {
    if (items !== undefined) deviceStorage.setItem(stored, text)
  }, [stored, items, text])
  useEffect(() => {
    setWaitingCount(waitingFor(items ?? [], permissions.has('REQUEST_APPROVE')))
  }, [items, permissions])
  if (!hasNotifications) return null
  return (
    <NotificationBell
      lines={items && linesOf(seen, items)}
      newCount={countNew(seen, items ?? [])}
      onOpenChange={(isOpen) => {
        if (!isOpen && items !== undefined) setLooked(allSeen(items))
      }}
    />
  )
}
