import { violation } from '@capiz/api/contract/conduct'
import { serviceTeam } from '@capiz/api/contract/facility-support'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Inline } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { useCall } from '../../../platform/data/query.tsx'
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
      kind={total > 2 ? 'attention' : 'info'}
      title={`${plural(total, 'offence', 'offences')} in the last 24 months`}
    >
      {counts.map(({ label, count }) => `${label}: ${count}`).join(' · ')}
    </Notice>
  )
}

/** The empty form medical service teams fill in. */
function BlankForm(): ReactElement {
  const [isPending, setPending] = useState(false)
  const download = async (): Promise<void> => {
    setPending(true)
    await call(serviceTeam.template).then(saveFile, reportError)
    setPending(false)
  }
  return (
    <Inline gap={2}>
      <Button size="sm" isPending={isPending} pendingLabel="Fetching" onPress={() => void download()}>
        Download the blank form
      </Button>
    </Inline>
  )
}

/** Shows the additions above the list that only some kinds have. */
export function Extras({ screen }: { screen: RecordScreen }): ReactElement | null {
  const { owner } = useRecordPlace()
  if (screen.name === 'violation' && owner !== undefined) return <Offences code={owner.code} />
  return screen.isUpload === true ? <BlankForm /> : null
}
