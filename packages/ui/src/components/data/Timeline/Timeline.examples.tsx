import type { ReactElement } from 'react'
import { Timeline } from '@capiz/ui/Timeline'

export default { title: 'Examples/Timeline' }

/** Newest first, in groups of a day. */
export function GroupedByDay(): ReactElement {
  return (
    <Timeline
      label="Timeline"
      isGrouped
      entries={[
        {
          id: '3',
          title: 'Rate change requested',
          text: 'ICU from ₱11,400.00 to ₱12,400.00',
          tone: 'review',
          who: 'M. Santos',
          day: '2026-11-18',
          time: '14:05',
          href: '#request',
        },
        {
          id: '2',
          title: 'Licence expiring',
          tone: 'attention',
          who: 'System',
          day: '2026-11-18',
          time: '06:00',
        },
        { id: '1', title: 'Accredited', tone: 'positive', who: 'L. Abad', day: '2026-07-01' },
      ]}
    />
  )
}

/** Every page that was opened. */
export function DontLogEverything(): ReactElement {
  return (
    <Timeline
      label="Timeline"
      entries={[
        {
          id: '4',
          title: 'Record opened',
          tone: 'neutral',
          who: 'M. Santos',
          day: '2026-11-18',
          time: '14:06',
        },
        {
          id: '3',
          title: 'Rate change requested',
          tone: 'review',
          who: 'M. Santos',
          day: '2026-11-18',
          time: '14:05',
        },
        {
          id: '2',
          title: 'Record opened',
          tone: 'neutral',
          who: 'M. Santos',
          day: '2026-11-18',
          time: '14:01',
        },
        { id: '1', title: 'List printed', tone: 'neutral', who: 'L. Abad', day: '2026-11-18', time: '13:58' },
      ]}
    />
  )
}
