import { violation } from '@capiz/api/contract/conduct'
import { serviceTeam } from '@capiz/api/contract/facility-support'
import { plural } from '@capiz/domain/text'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { TemplateButton } from '../../../patterns/TemplateButton.tsx'
import { today } from '../../../patterns/today.ts'
import { useRecordPlace } from '../model/place.ts'
import type { RecordScreen } from '../model/screens.ts'
import { recentOffences } from './offences.ts'

/** How often this provider offended in the last 24 months, by category. */
function Offences({ code }: { code: string }): ReactElement | null {
  const { data } = useCall(violation.list, { query: { applicantCode: code, size: 1000 } })
  const counts = recentOffences(data?.content ?? [], today())
  if (counts.length === 0) return null
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Notice
      tone={total > 2 ? 'attention' : 'info'}
      title={`${plural(total, 'offence', 'offences')} in the last 24 months`}
    >
      {counts.map(({ label, count }) => `${label}: ${count}`).join(' · ')}
    </Notice>
  )
}

/** Shows the additions above the list that only some kinds have. */
export function Extras({ screen }: { screen: RecordScreen }): ReactElement | null {
  const { owner } = useRecordPlace()
  if (screen.name === 'violation' && owner !== undefined) return <Offences code={owner.code} />
  return screen.isUpload === true ? (
    <TemplateButton label="medical service teams" read={() => call(serviceTeam.template)} />
  ) : null
}
