import { facility } from '@capiz/api/contract/facility'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { AccreditationChecklist } from '@capiz/ui/AccreditationChecklist'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { showToast } from '../../../../app/toasts.ts'
import { useCall, useSend } from '../../../../lib/query.tsx'
import { useFacility, useMay } from '../facility-data.ts'

/** What the accreditation needs; staff tick what they have verified, others see where it stands. */
export function Checklist(): ReactElement {
  const { code } = useFacility()
  const may = useMay()
  const query = { healthFacilityCode: code }
  const answer = useCall(facility.checklist, { query })
  const save = useSend(facility.saveChecklist, { refresh: [facility.checklist, facility.banner] })
  // the tick shows at once and goes back when the save fails
  const [marked, setMarked] = useState<{ code: string; verified: boolean }>()

  if (answer.data === undefined) {
    return answer.isPending ? (
      <Card>
        <Stack gap={4}>
          <Skeleton width={30} />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    ) : (
      <ErrorState title="The checklist could not be read" onRetry={() => void answer.refetch()}>
        {wordsForError(answer.error)}
      </ErrorState>
    )
  }
  const rows = (answer.data as ChecklistRow[]).map((row) =>
    row.documentTypeCode === marked?.code ? { ...row, verified: marked.verified } : row,
  )

  function verify(documentTypeCode: string, verified: boolean): void {
    const row = rows.find((each) => each.documentTypeCode === documentTypeCode)
    if (row === undefined || save.isPending) return
    setMarked({ code: documentTypeCode, verified })
    save.mutate(
      { input: { query, body: [{ documentTypeCode, verified, remarks: row.remarks }] } },
      {
        onSuccess: () =>
          void showToast('success', `${row.label} is marked as ${verified ? 'verified' : 'not verified'}.`),
        onSettled: () => setMarked(undefined),
      },
    )
  }
  return (
    <AccreditationChecklist
      label="Accreditation checklist"
      rows={rows}
      onVerify={may('verify-checklist') ? verify : undefined}
      documentHref={(uuid) => `/health-facility/${code}/documents?preview=${uuid}`}
    />
  )
}
