import { isApiError } from '@capiz/api/client'
import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { requestStatusPresentation } from '@capiz/domain/accreditation'
import { isOpenRequest, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Notice } from '@capiz/ui/Notice'
import { RecordBanner } from '@capiz/ui/RecordBanner'
import { RequestReview } from '@capiz/ui/RequestReview'
import { Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { Timeline } from '@capiz/ui/Timeline'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { wordsForError } from '../../app/report-error.ts'
import { useUser } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Candidates } from './Candidates.tsx'
import { deskPath } from './desk-state.ts'
import { type Refusals, withoutReason } from './lines/line-decisions.ts'
import { ProposalLines } from './lines/ProposalLines.tsx'
import { Returned } from './lines/Returned.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import { RemarkForm } from './RemarkForm.tsx'
import { decisionOptions, diffRows, isHeadRow, toneOf, trailOf, type RequestView } from './review-model.ts'
import { useDecision } from './use-decision.ts'

function facts(view: RequestView) {
  const target = view.targetCode?.startsWith('HF') ? (
    <Link href={`/health-facility/${view.targetCode}`}>{view.targetName}</Link>
  ) : (
    view.targetName
  )
  const day = formatDay(manilaDay(new Date(view.requestedDate)))
  const waiting =
    isOpenRequest(view.status) && view.ageDays > 0 ? `${plural(view.ageDays, 'day', 'days')} waiting` : null
  return [
    { id: 'target', content: target },
    { id: 'requester', content: `Requested by ${view.requesterName}, ${day}` },
    { id: 'waiting', content: waiting },
  ].filter(({ content }) => content !== null)
}

/** What approving would do, or how the request was decided. */
function Outcome({ view }: { view: RequestView }): ReactElement | null {
  const { onApprove } = requestTypeInfo[view.type]
  if (isOpenRequest(view.status)) {
    const consequence = onApprove.charAt(0).toLowerCase() + onApprove.slice(1)
    return <Notice kind="info">{`If approved: ${consequence}`}</Notice>
  }
  const day = view.decidedDate ? formatDay(manilaDay(new Date(view.decidedDate))) : ''
  const who = view.decidedBy ? ` by ${view.decidedBy}` : ''
  const decided = `${requestStatusPresentation[view.status].label}${who}${day ? `, ${day}` : ''}`
  const kind = view.status === 'APPROVED' ? 'success' : view.status === 'REJECTED' ? 'attention' : 'info'
  return (
    <Notice kind={kind} title={decided}>
      {view.remarks ?? undefined}
    </Notice>
  )
}

function Frame({ code, children }: { code: string; children: ReactNode }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  return (
    <Stack gap={4}>
      <Breadcrumbs
        items={[
          { label: isStaff ? 'Requests' : 'My requests', href: deskPath },
          { label: <Code>{code}</Code> },
        ]}
      />
      {children}
    </Stack>
  )
}

/** One request: what would change, the decision, its papers and its life. */
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
              <Link href={deskPath} variant="standalone">
                All requests
              </Link>
            }
          >
            Its code may be mistyped, or it is not yours to see.
          </NotFound>
        ) : answer.isError ? (
          <ErrorState title="This request cannot be shown" level={1} onRetry={() => void answer.refetch()}>
            {wordsForError(answer.error)}
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

function Review({ view }: { view: RequestView }): ReactElement {
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const [isStrict, setStrict] = useState(false)
  const { sheetKind } = requestTypeInfo[view.type]
  const proposed = useCall(
    proposal.lines,
    { params: { code: view.code } },
    { isEnabled: sheetKind !== undefined },
  ).data
  const canPropose = useUser().marker !== 'ADMIN'
  const decision = useDecision(view, refusals)
  const options = decisionOptions(view)
  const decides = options.some((option) => option.decision === 'approve' && option.refusal === undefined)
  const decide = (what: string, remarks: string): void => {
    setStrict(true)
    if (what !== 'approve' || withoutReason(refusals).length === 0) decision.decide(what, remarks)
  }
  const heading = useRef<HTMLDivElement>(null)
  // after a decision the next request is opened: its title takes the focus, so that a reader knows where it is
  useEffect(() => {
    heading.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  const info = requestTypeInfo[view.type]
  const mayRemark = view.actions.some(({ action, allowed }) => action === 'saveRemarks' && allowed)
  return (
    <Frame code={view.code}>
      <div ref={heading}>
        <RecordBanner
          name={info.label}
          tone={toneOf(view)}
          badge={<DomainBadge code={view.status} vocabulary="request" />}
          facts={facts(view)}
          notice={<Outcome view={view} />}
        />
      </div>
      <RequestReview
        // the lines of a proposed sheet stand below, where each can be decided on
        rows={proposed === undefined ? diffRows(view) : diffRows(view).filter(isHeadRow)}
        options={options.map((option) =>
          option.decision === 'approve' && refusals.size > 0
            ? { ...option, label: `Approve without ${plural(refusals.size, 'line', 'lines')}` }
            : option,
        )}
        onDecide={decide}
        pending={decision.pending}
        errorMessage={decision.problem}
        irreversible={
          view.type === 'disaccreditation'
            ? { title: 'Approve the disaccreditation?', consequence: info.onApprove }
            : undefined
        }
        documents={
          <Stack gap={4}>
            {proposed === undefined ? null : (
              <>
                <Returned view={view} lines={proposed} canPropose={canPropose} />
                <ProposalLines
                  lines={proposed}
                  refusals={refusals}
                  onChange={decides ? setRefusals : undefined}
                  isApproved={view.status === 'APPROVED'}
                  isStrict={isStrict}
                />
              </>
            )}
            <RequestFiles view={view} />
            <Candidates view={view} />
          </Stack>
        }
        trail={
          <Stack gap={4}>
            {mayRemark ? <RemarkForm code={view.code} /> : null}
            <Timeline label="Life of the request" entries={trailOf(view)} />
          </Stack>
        }
      />
    </Frame>
  )
}
