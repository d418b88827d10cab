import { AccreditationChecklist } from '@capiz/ui/accreditation/AccreditationChecklist'
import { Card } from '@capiz/ui/Card'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useRef, useState } from 'react'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { useBlankForms } from '../../blank-forms.ts'
import { useUser } from '../../../platform/session/session.ts'
import { usePersonNames } from '../../people.ts'
import { recordHref, type ChecklistMarkInput, useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import { queueMark } from './mark-queue.ts'
import { ReadError } from '../../ReadError.tsx'

/** Ticks show at once and are saved one after the other, so that none made meanwhile is lost; one that fails goes back. */
function useTicks() {
  const { kind, code } = useProvider()
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const latest = useRef(new Map<string, ChecklistMarkInput>())

  function mark(wanted: ChecklistMarkInput): void {
    const { documentTypeCode, verified } = wanted
    latest.current.set(documentTypeCode, wanted)
    setMarks((before) => new Map(before).set(documentTypeCode, verified))
    const send = async (): Promise<void> => {
      // ticked again while it waited: only the last word is sent
      if (latest.current.get(documentTypeCode) !== wanted) return
      try {
        await kind.calls.saveChecklist(code, [wanted])
      } catch (error) {
        reportError(error)
      }
      await refreshCalls(...kind.stale)
      if (latest.current.get(documentTypeCode) !== wanted) return
      latest.current.delete(documentTypeCode)
      setMarks((before) => new Map([...before].filter(([code]) => code !== documentTypeCode)))
    }
    queueMark(send)
  }
  return { marks, mark }
}

/** Shows the checklist of the accreditation; staff tick the documents they have verified, others see the status. */
export function Checklist(): ReactElement {
  const provider = useProvider()
  const may = useMay()
  const answer = useRead(provider.kind.calls.checklist(provider.code))
  const { marks, mark } = useTicks()
  const blankForms = useBlankForms([provider.credentialPage, provider.kind.contractPage])
  const { username } = useUser().user
  const checked = answer.data ?? []
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
      <ReadError title="The checklist could not be read" answer={answer} />
    )
  }
  const rows = checked.map((row) => ({
    ...row,
    verified: marks.get(row.documentTypeCode) ?? row.verified,
    verifiedBy: row.verifiedBy === null ? null : nameOf(row.verifiedBy),
  }))
  const verify = (documentTypeCode: string, verified: boolean): void => {
    const row = rows.find((one) => one.documentTypeCode === documentTypeCode)
    // with the document that is shown: one sent meanwhile was not looked at
    mark({ documentTypeCode, verified, submitted: row?.submitted ?? null, remarks: row?.remarks ?? null })
  }
  return (
    <AccreditationChecklist
      label="Accreditation checklist"
      rows={rows}
      blankForms={blankForms}
      onVerify={may('verify-checklist') ? verify : undefined}
      username={username}
      documentHref={(uuid) => `${recordHref(provider)}/documents?preview=${uuid}`}
    />
  )
}
