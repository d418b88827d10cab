import type { ReactElement } from 'react'
import { useState } from 'react'
import { NotificationBell } from '@capiz/ui/NotificationBell'

export default { title: 'Examples/NotificationBell' }

/** The count is of what came since the panel was last open. */
export function LinesThatLead(): ReactElement {
  const [newCount, setNewCount] = useState(1)
  return (
    <NotificationBell
      newCount={newCount}
      onOpenChange={(isOpen) => {
        if (isOpen) setNewCount(0)
      }}
      lines={[
        {
          id: '1',
          label: 'Amihan Medical Center',
          detail: 'Price amendment approved · Ana Reyes',
          time: '14:05',
          href: '#request',
          isNew: true,
        },
        { id: '2', label: 'Mayor’s permit', detail: 'Valid until 4 Dec 2026', href: '#documents' },
      ]}
      more={{ label: 'All decided requests', href: '#decided' }}
    />
  )
}

/** A number that never goes down. */
export function DontCountSeen(): ReactElement {
  return (
    <NotificationBell newCount={99} lines={[{ id: '1', label: '12 requests to review', href: '#review' }]} />
  )
}
