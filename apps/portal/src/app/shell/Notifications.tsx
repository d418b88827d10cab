import { dashboard } from '@capiz/api/contract/log'
import { NotificationBell } from '@capiz/ui/NotificationBell'
import { type ReactElement, useEffect, useState } from 'react'
import { deviceStorage, devicePrefix } from '../../platform/calls/api.ts'
import { useCall } from '../../platform/data/query.tsx'
import { setWaitingCount } from '../../platform/routing/waiting-count.ts'
import { useUser } from '../../platform/session/session.ts'
import { today } from '../../patterns/today.ts'
import {
  allSeen,
  countNew,
  eventsOf,
  linesOf,
  readSeen,
  stillSeen,
  waitingFor,
} from './notification-state.ts'

/** Milliseconds between two looks at what waits for the user (domain model 11.4). */
const every = 60_000

/** The list that holds decisions longer than the two weeks of the bell. */
const older = { label: 'All decided requests', href: '/dashboard/requests?queue=decided' }

/** Shows what happened to the user's own requests and record, read every minute while the page is visible; keeps on the device what was read. */
export function Notifications(): ReactElement | null {
  const { user, marker, permissions } = useUser()
  const stored = `${devicePrefix}seen.${user.code}`
  // providers are always told of their own record
  const hasNotifications = marker !== 'ADMIN' || permissions.has('DASHBOARD_VIEW')
  const input = { query: { type: 'NOTIFICATION' as const } }
  const { data } = useCall(dashboard.get, input, { every, isEnabled: hasNotifications })
  const [looked, setLooked] = useState(() => readSeen(deviceStorage.getItem(stored)))
  const items = data?.items && eventsOf(data.items)
  const seen = items === undefined ? looked : stillSeen(looked, items)
  const text = JSON.stringify(seen)
  if (text !== JSON.stringify(looked)) setLooked(seen)
  const isKnown = items !== undefined
  useEffect(() => {
    if (isKnown) deviceStorage.setItem(stored, text)
  }, [stored, isKnown, text])
  useEffect(() => {
    setWaitingCount(waitingFor(data?.items ?? [], permissions.has('REQUEST_APPROVE')))
  }, [data, permissions])
  if (!hasNotifications) return null
  return (
    <NotificationBell
      lines={items && linesOf(seen, items, today())}
      newCount={countNew(seen, items ?? [])}
      more={permissions.has('REQUEST_VIEW') ? older : undefined}
      onRead={(id) => setLooked({ ...seen, ...allSeen((items ?? []).filter(({ key }) => key === id)) })}
      onReadAll={() => setLooked(allSeen(items ?? []))}
    />
  )
}
