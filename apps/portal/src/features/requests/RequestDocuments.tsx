import type { OutputOf } from '@capiz/api/contract/define'
import type { proposal } from '@capiz/api/contract/proposal'
import { isOpenRequest } from '@capiz/domain/request'
import { Card } from '@capiz/ui/Card'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Candidates } from './Candidates.tsx'
import type { DecideLine } from './lines/decision-column.tsx'
import type { LineDrafts } from './lines/line-decisions.ts'
import { OfferedLines } from './lines/OfferedLines.tsx'
import { ProposalLines } from './lines/ProposalLines.tsx'
import { Returned } from './lines/Returned.tsx'
import { OtherRequests } from './OtherRequests.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import { SealedFacts } from './SealedFacts.tsx'
import { mayNow, type RequestView } from './review-model.ts'
import { isApplication } from './workspace/applications.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

interface DocumentsProps {
  view: RequestView
  /** whether a sheet is proposed */
  isSheet: boolean
  /** how far the call of its lines is */
  answer: { error: unknown; refetch: () => unknown; isFetching: boolean }
  /** lines of the proposed sheet; absent until they are read */
  proposed: OutputOf<typeof proposal.lines> | undefined
  drafts: LineDrafts
  onDecide: DecideLine | undefined
  onUndo: () => void
  isStaff: boolean
  isStrict: boolean
}

/** The lines of a proposed sheet: answered by the requester where amounts are offered, else decided or shown. */
function Lines(props: DocumentsProps & { proposed: OutputOf<typeof proposal.lines> }): ReactElement {
  const { view, proposed, drafts, onDecide, onUndo, isStaff, isStrict } = props
  if (mayNow(view, 'answerCounter')) return <OfferedLines view={view} lines={proposed} />
  return (
    <ProposalLines
      {...{ drafts, onDecide, onUndo, isStaff, isStrict }}
      lines={proposed}
      canCounter={mayNow(view, 'counter')}
      isDecided={!isOpenRequest(view.status)}
      isApproved={view.status === 'APPROVED'}
    />
  )
}

/** Holds the place of the lines until they are read. A sheet may have thousands: they are shown in pages or not at all. */
function LinesToCome({ answer }: Pick<DocumentsProps, 'answer'>): ReactElement {
  if (answer.error === null) {
    return (
      <Card>
        <LoadingLines count={8} />
      </Card>
    )
  }
  return <ReadError title="The lines could not be read" answer={answer} />
}

/** Shows the basis of the decision: the proposed lines, the files, records that may be the same, and what else waits. */
export function RequestDocuments(props: DocumentsProps): ReactElement {
  const { view, proposed, isSheet, answer, isStaff } = props
  return (
    <Stack gap={4}>
      {isSheet && proposed === undefined ? <LinesToCome answer={answer} /> : null}
      {proposed === undefined ? null : (
        <>
          <Returned view={view} lines={proposed} canPropose={!isStaff} />
          <Lines {...props} proposed={proposed} />
        </>
      )}
      {isStaff && isApplication(view) ? null : <RequestFiles view={view} />}
      <SealedFacts view={view} />
      <Candidates view={view} />
      {isStaff ? <OtherRequests view={view} /> : null}
    </Stack>
  )
}
