import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { type WorkItem, WorkList } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import type { Need } from './needs.ts'
import { recordHref, useProvider } from './provider.ts'
import * as styles from './record.css.ts'
import { useNeeds } from './use-needs.ts'

function itemOf({ id, subject, detail = '', isLate, isUrgent, part }: Need, base: string): WorkItem {
  return {
    id,
    subject: <span className={isLate ? styles.late : isUrgent ? styles.urgent : undefined}>{subject}</span>,
    detail,
    ...(part !== undefined && {
      action: { label: part.label, href: `${base}/${part.path}`, name: `${part.label}: ${subject}` },
    }),
  }
}

/** Shows staff what needs attention on a record, each with the way to where it is settled (domain model 6.3). */
export function NeedsCard(): ReactElement {
  const base = recordHref(useProvider())
  const found = useNeeds()
  if (found === undefined) {
    return (
      <Card title="Needs attention" padding="none">
        <WorkList label="Needs attention" groups={[]} loadingRows={2} />
      </Card>
    )
  }
  const { shown, folded, progress } = found
  return (
    <Card title="Needs attention" padding="none">
      <WorkList
        label="Needs attention"
        hasPrimary
        groups={[
          {
            id: 'shown',
            items:
              shown.length === 0
                ? [{ id: 'none', subject: 'Nothing', detail: progress }]
                : shown.map((need) => itemOf(need, base)),
          },
        ]}
      />
      {folded.length === 0 ? null : (
        <div className={styles.more}>
          <Disclosure title={`${folded.length} more`}>
            <WorkList
              label="More that needs attention"
              groups={[{ id: 'folded', items: folded.map((need) => itemOf(need, base)) }]}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  )
}
