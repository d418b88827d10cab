import { facility } from '@capiz/api/contract/facility'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { AccreditationChecklist } from '@capiz/ui/AccreditationChecklist'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useRef, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { useCall } from '../../../../lib/query.tsx'
import { useSend } from '../../../../lib/send.ts'
import { usePersonNames } from '../../../../patterns/people.ts'
import { useFacility, useMay } from '../facility-data.ts'

type Tick = Pick<ChecklistRow, 'documentTypeCode' | 'verified' | 'remarks'>

/** Ticks show at once and are saved one after the other, so that none made meanwhile is lost; one that fails goes back. */
function useTicks(query: { healthFacilityCode: string }) {
  const save = useSend(facility.saveChecklist, { refresh: [facility.checklist, facility.banner] })
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const last = useRef(Promise.resolve())
  const latest = useRef(new Map<string, Tick>())

  function tick(wanted: Tick): void {
    const { documentTypeCode, verified } = wanted
    latest.current.set(documentTypeCode, wanted)
    setMarks((before) => new Map(before).set(documentTypeCode, verified))
    const send = async (): Promise<void> => {
      // ticked again while it waited: only the last word is sent
      if (latest.current.get(documentTypeCode) !== wanted) return
      await save.mutateAsync({ input: { query, body: [wanted] } }).catch(() => undefined)
      if (latest.current.get(documentTypeCode) !== wanted) return
      latest.current.delete(documentTypeCode)
      setMarks((before) => new Map([...before].filter(([code]) => code !== documentTypeCode)))
    }
    last.current = last.current.then(send)
  }
  return { marks, tick }
}

/** What the accreditation needs; staff tick what they have verified, others see where it stands. */
export function Checklist(): ReactElement {
  const { code } = useFacility()
  const may = useMay()
  const query = { healthFacilityCode: code }
  const answer = useCall(facility.checklist, { query })
  const { marks, tick } = useTicks(query)
  const checked = (answer.data ?? []) as ChecklistRow[]
  const nameOf = usePersonNames(checked.map(({ verifiedBy }) => verifiedBy ?? undefined))

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
  const rows = checked.map((row) => ({
    ...row,
    verified: marks.get(row.documentTypeCode) ?? row.verified,
    verifiedBy: row.verifiedBy === null ? null : nameOf(row.verifiedBy),
  }))
  const verify = (documentTypeCode: string, verified: boolean): void =>
    tick({
      documentTypeCode,
      verified,
      remarks: rows.find((row) => row.documentTypeCode === documentTypeCode)?.remarks ?? null,
    })
  return (
    <AccreditationChecklist
      label="Accreditation checklist"
      rows={rows}
      onVerify={may('verify-checklist') ? verify : undefined}
      documentHref={(uuid) => `/health-facility/${code}/documents?preview=${uuid}`}
    />
  )
}
