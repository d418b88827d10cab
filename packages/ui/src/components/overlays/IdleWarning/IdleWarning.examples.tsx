import type { ReactElement } from 'react'
import { useState } from 'react'
import { IdleWarning } from '@capiz/ui/IdleWarning'
import { Notice } from '@capiz/ui/Notice'

export default {
  title: 'Examples/IdleWarning',
  parameters: { docs: { story: { inline: false, height: '320px' }, isWide: true } },
}

/** Five seconds before the end; Enter stays. */
export function StayOrLeave(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <IdleWarning
      isOpen={isOpen}
      secondsLeft={5}
      onStay={() => setOpen(false)}
      onSignOut={() => setOpen(false)}
    />
  )
}

/** The first word about it comes afterwards. */
export function DontSignOutSilently(): ReactElement {
  return (
    <Notice tone="attention" title="You were signed out">
      You did nothing for 30 minutes. What you had typed was not saved.
    </Notice>
  )
}
