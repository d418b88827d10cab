import { isApiError } from '@capiz/api/client'
import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { sheetKindOfRequest } from '@capiz/domain/fees'
import { isOpenRequest, rejectReasonCodes, rejectReasons, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { RequestReview } from '@capiz/ui/RequestReview'
import { Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { useUser } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Candidates } from './Candidates.tsx'
import { queuePath } from './queue-state.ts'
import { type LineDrafts, refusedIn, withoutReason } from './lines/line-decisions.ts'
import type { DecideLine } from './lines/decision-column.tsx'
import { ProposalLines } from './lines/ProposalLines.tsx'
import { useLineDrafts } from './lines/use-line-drafts.ts'
import { Returned } from './lines/Returned.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import { RecordTop } from './RecordTop.tsx'
import { decisionOptions, diffRows, isHeadRow, mayNow, trailOf, type RequestView } from './review-model.ts'
import { useDecision } from './use-decision.ts'
import { useRecordKeys } from './use-record-keys.ts'
import { Notes, RemarkForm } from './Notes.tsx'
import type { OutputOf } from '@capiz/api/contract/define'

function Frame({ code, children }: { code: string; children: ReactNode }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  return (
    <Stack gap={4}>
      <TopCrumbs
        items={[
          { label: isStaff ? 'Requests' : 'My requests', href: queuePath },
          { label: <Code>{code}</Code> },
        ]}
      />
      {children}
    </Stack>
  )
}

/** One request: what would change, the decision, its documents and its life. */
export function RequestRecord(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(request.get, { params: { code } })
  const view = answer.data
  usePageTitle(view === undefined ? 'Request' : `${requestTypeInfo[view.type].label}, ${view.targetName}`)
  if (view === undefined) {
    return (
      <Frame code={code}>
        {isApiError(answer.error, 'NOT_FOUND') ? (
          <NotFound
            title="There is no such request"
            actions={
              <Link href={queuePath} variant="standalone">
                All requests
              </Link>
            }
          >
            Its code may be mistyped, or it is not yours to see.
          </NotFound>
        ) : answer.isError ? (
          <ErrorState title="This request cannot be shown" level={1} onRetry={() => void answer.refetch()}>
            {errorMessage(answer.error)}
          </ErrorState>
        ) : (
          <Stack gap={4}>
            <Card>
              <LoadingLines count={3} />
            </Card>
            <Card>
              <LoadingLines count={8} />
            </Card>
          </Stack>
        )}
      </Frame>
    )
  }
  return <Review key={view.code} view={view} />
}

const rejectionReasons = rejectReasonCodes.map((value) => ({
  value,
  label: rejectReasons[value],
  needsRemarks: value === 'OTHER',
}))

/** The options, with the number of lines an approval leaves out in its label. */
function labelled(options: ReturnType<typeof decisionOptions>, refusedLines: number) {
  return options.map((option) =>
    option.decision === 'approve' && refusedLines > 0
      ? { ...option, label: `Approve without ${plural(refusedLines, 'line', 'lines')}` }
      : option,
  )
}

interface DocumentsProps {
  view: RequestView
  /** lines of the proposed sheet; absent where none is proposed */
  proposed: OutputOf<typeof proposal.lines> | undefined
  drafts: LineDrafts
  onDecide: DecideLine | undefined
  onUndo: () => void
  isStaff: boolean
  isStrict: boolean
}

/** Shows the basis of the decision: the proposed lines, the files, and records that may be the same. */
function Documents(props: DocumentsProps): ReactElement {
  const { view, proposed, drafts, onDecide, onUndo, isStaff, isStrict } = props
  return (
    <Stack gap={4}>
      {proposed === undefined ? null : (
        <>
          <Returned view={view} lines={proposed} canPropose={!isStaff} />
          <ProposalLines
            {...{ drafts, onDecide, onUndo, isStrict }}
            lines={proposed}
            isDecided={!isOpenRequest(view.status)}
            isApproved={view.status === 'APPROVED'}
          />
        </>
      )}
      <RequestFiles view={view} />
      <Candidates view={view} />
    </Stack>
  )
}

function Life({ view }: { view: RequestView }): ReactElement {
  return (
    <Stack gap={4}>
      {mayNow(view, 'saveRemarks') ? <RemarkForm code={view.code} /> : null}
      <Timeline label="Life of the request" entries={trailOf(view)} />
      <Notes view={view} />
    </Stack>
  )
}

/** The heading of the values before, of a decided request; undefined while they are those of today. */
function beforeLabelOf({ type, status }: RequestView): string | undefined {
  if (isOpenRequest(status)) return undefined
  return sheetKindOfRequest(type) === undefined ? 'Before' : 'In force at the decision'
}

/** Moves the focus to the title: after a decision the next request is opened, and a reader has to know where it is. */
function useHeadingFocus(): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  return heading
}

function Review({ view }: { view: RequestView }): ReactElement {
  const { drafts, decide: decideLine, undo } = useLineDrafts()
  const [isStrict, setStrict] = useState(false)
  const sheetKind = sheetKindOfRequest(view.type)
  const proposed = useCall(
    proposal.lines,
    { params: { code: view.code } },
    { isEnabled: sheetKind !== undefined },
  ).data
  const isStaff = useUser().marker === 'ADMIN'
  const decision = useDecision(view, drafts)
  useRecordKeys(view.code)
  const options = decisionOptions(view, isStaff).map((option) =>
    option.decision === 'approve' && decision.onMovedRead !== undefined
      ? { ...option, refusal: 'Read the present values above before you approve.' }
      : option,
  )
  const decides = options.some((option) => option.decision === 'approve' && option.refusal === undefined)
  const decide = (what: string, remarks: string, reason?: string): void => {
    setStrict(true)
    if (what !== 'approve' || withoutReason(drafts).length === 0) decision.decide(what, remarks, reason)
  }
  const heading = useHeadingFocus()
  return (
    <Frame code={view.code}>
      <div ref={heading}>
        <RecordTop view={view} isStaff={isStaff} />
      </div>
      <RequestReview
        // the lines of a proposed sheet stand below, where each can be decided on
        rows={proposed === undefined ? diffRows(view) : diffRows(view).filter(isHeadRow)}
        options={labelled(options, refusedIn(drafts).length)}
        beforeLabel={beforeLabelOf(view)}
        reasons={rejectionReasons}
        onDecide={decide}
        onMovedRead={decision.onMovedRead}
        pending={decision.pending}
        errorMessage={decision.problem}
        irreversible={
          view.type === 'disaccreditation'
            ? { title: 'Approve the disaccreditation?', consequence: requestTypeInfo[view.type].onApprove }
            : undefined
        }
        documents={
          <Documents
            {...{ view, proposed, drafts, isStaff, isStrict }}
            onDecide={decides ? decideLine : undefined}
            onUndo={undo}
          />
        }
        trail={<Life view={view} />}
      />
    </Frame>
  )
}
