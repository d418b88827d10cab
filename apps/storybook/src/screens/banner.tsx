import { Button } from '@capiz/ui/Button'
import { Code } from '@capiz/ui/Code'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TabNav } from '@capiz/ui/TabNav'
import { ValidityRuler } from '@capiz/ui/accreditation/ValidityRuler'
import type { RulerSegment } from '@capiz/ui/accreditation/ValidityRuler'
import type { ReactElement } from 'react'

/** The day of all screens. */
export const today = '2026-11-20'

const segments: readonly RulerSegment[] = [
  { id: '1', from: '2024-03-01', until: '2025-03-03', fill: 'past', label: '1st accreditation' },
  { id: '2', from: '2025-03-04', until: '2025-05-31', fill: 'hatched', tone: 'held', label: 'Suspended' },
  {
    id: '3',
    from: '2025-06-01',
    until: '2027-03-31',
    fill: 'current',
    tone: 'positive',
    label: 'Accredited',
  },
]

const pages = [
  ['Overview'],
  ['Documents', 12],
  ['Room rates'],
  ['Services'],
  ['Packages'],
  ['Physicians', 214],
  ['Covered accounts'],
  ['Checklist'],
  ['Violations', 1],
  ['History'],
] as const

/** Head of the invented facility, with the given tab open. */
export function FacilityBanner({ tab }: { tab: string }): ReactElement {
  return (
    <RecordBanner
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<StatusBadge tone="positive" label="Accredited" />}
      facts={[
        { id: 'code', content: <Code>HF0000142</Code> },
        { id: 'type', content: 'Tertiary hospital, level 3' },
        { id: 'place', content: 'Lipa City, Batangas' },
        {
          id: 'philhealth',
          content: (
            <>
              PhilHealth <Code>H04100082</Code>
            </>
          ),
        },
      ]}
      actions={
        <>
          <Button>Add document</Button>
          <Button variant="primary">Change status</Button>
        </>
      }
      tabs={
        <TabNav
          label="Facility record"
          items={pages.map(([label, count]) => ({
            href: `#${label}`,
            label,
            count,
            isCurrent: label === tab,
          }))}
        />
      }
    >
      <ValidityRuler label="Accreditation of Sampaguita Medical Center" today={today} segments={segments} />
    </RecordBanner>
  )
}
