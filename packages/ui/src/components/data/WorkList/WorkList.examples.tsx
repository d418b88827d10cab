import type { ReactElement } from 'react'
import { Card } from '@capiz/ui/Card'
import { WorkList } from '@capiz/ui/WorkList'

export default { title: 'Examples/WorkList' }

/** The reader's own items come first; each row leads to the place where it is settled. */
export function RankedWork(): ReactElement {
  return (
    <Card title="To do" padding="none">
      <WorkList
        label="To do"
        hasPrimary
        groups={[
          {
            id: 'me',
            title: 'Assigned to you',
            count: 17,
            lateCount: 1,
            items: [
              {
                id: 'one',
                subject: 'Ilog-Yakal Clinic',
                detail: 'Facility update',
                due: '5 days late',
                isLate: true,
                action: { label: 'Review', href: '#one', name: 'Review: Ilog-Yakal Clinic' },
              },
              {
                id: 'two',
                subject: 'Reyes, Marisol',
                detail: 'Professional fees',
                due: 'Due in 2 days',
                action: { label: 'Review', href: '#two', name: 'Review: Reyes, Marisol' },
              },
            ],
            links: [{ label: 'All 17 assigned to you', href: '#all' }],
          },
        ]}
      />
    </Card>
  )
}

/** Rows that only say that there is something: the reader looks for the place. */
export function DontLeaveTheWayOut(): ReactElement {
  return (
    <Card title="To do" padding="none">
      <WorkList
        label="To do"
        groups={[
          {
            id: 'all',
            items: [
              { id: 'one', subject: 'There are updates to review' },
              { id: 'two', subject: 'Some items are late' },
            ],
          },
        ]}
      />
    </Card>
  )
}
