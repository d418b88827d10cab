import { presentStatus } from '@capiz/domain/accreditation'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Code } from '@capiz/ui/Code'
import { RecordBanner } from '@capiz/ui/RecordBanner'
import { Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { TabNav } from '@capiz/ui/TabNav'
import { ValidityRuler } from '@capiz/ui/ValidityRuler'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../app/session/session.ts'
import { today } from '../../../patterns/today.ts'
import { type Facility, useFacility, useHistory } from './facility-data.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordNotices } from './RecordNotices.tsx'
import { rulerSegments } from './ruler.ts'
import { tabs } from './tabs.ts'

function factsOf(record: Facility) {
  const [main] = record.addresses.filter((address) => address.addressType === 'MAIN')
  const facts = [
    { id: 'code', content: <Code isMuted>{record.code}</Code> },
    { id: 'type', content: `${record.type.description} · ${record.category.description}` },
  ]
  if (main !== undefined) facts.push({ id: 'place', content: `${main.city}, ${main.province}` })
  if (record.phicAccreditationNo !== null) {
    facts.push({
      id: 'phic',
      content: (
        <>
          PhilHealth <Code isMuted>{record.phicAccreditationNo}</Code>
        </>
      ),
    })
  }
  return facts
}

/** Head of a facility record: name, status, validity, what needs attention, what can be done, and the tabs. */
export function RecordHead(): ReactElement {
  const record = useFacility()
  const { marker } = useUser()
  const { pathname } = useLocation()
  const history = useHistory(record.code).data?.content
  const base = `/health-facility/${record.code}`
  const status = record.accreditationStatusCode
  const segments = rulerSegments(history ?? [], { ...record, status }, today())
  const items = [{ path: '', label: 'Overview' }, ...tabs]
    .filter(
      (tab) => !('needs' in tab) || tab.needs === undefined || record.allowedActions.includes(tab.needs),
    )
    .map(({ path, label }) => {
      const href = path === '' ? base : `${base}/${path}`
      return { href, label, isCurrent: pathname === href }
    })
  return (
    <Stack gap={4}>
      {marker === 'ADMIN' ? (
        <Breadcrumbs
          items={[
            { label: 'Health facilities', href: '/health-facility' },
            { label: record.type.description, href: `/health-facility?type=${record.typeCode}` },
            { label: record.name },
          ]}
        />
      ) : null}
      <RecordBanner
        name={record.name}
        tone={presentStatus(status).tone}
        badge={<DomainBadge code={status} isLive />}
        facts={factsOf(record)}
        actions={<RecordActions />}
        notice={<RecordNotices />}
        tabs={<TabNav label="Parts of the record" items={items} />}
      >
        {segments.length > 0 ? (
          <ValidityRuler label={`Accreditation of ${record.name}`} segments={segments} today={today()} />
        ) : null}
      </RecordBanner>
    </Stack>
  )
}
